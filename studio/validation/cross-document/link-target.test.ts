import {expect, test} from 'vitest'

import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {sectionIsOnPage, writtenPageExists} from './link-target.ts'

const page = {_type: 'page', title: 'Careers'}
const jobs = {_key: 'a', _type: 'jobsSection'}
const published = {...page, _id: 'page-careers', sections: []}

test('a part that only the draft of its page has waits for that page', async () => {
  const draft = {...page, _id: 'drafts.page-careers', sections: [jobs]}
  expect(await checkLink('openings', published, draft)).toBe(
    'This part of "Careers" is not on the site yet. Publish that page first.',
  )
})

test('a part that neither the page nor its draft has is gone', async () => {
  const gone =
    'The page "Careers" no longer has the part "openings". Choose another one, or the top of the page.'
  expect(await checkLink('openings', published)).toBe(gone)
  const draft = {...published, _id: 'drafts.page-careers'}
  expect(await checkLink('openings', published, draft)).toBe(gone)
})

test('a part that the published page has can be linked to, also where its draft has it no more', async () => {
  const draft = {...published, _id: 'drafts.page-careers'}
  expect(await checkLink('openings', {...published, sections: [jobs]}, draft)).toBe(true)
})

test('a page may link to a part that it gets in the same draft', async () => {
  const checkOwn = (section: string, sections: unknown) =>
    sectionIsOnPage(section, {
      ...ruleContext({...page, _id: 'drafts.page-careers', sections}, [published]),
      parent: {page: {_ref: 'page-careers'}},
    })
  expect(await checkOwn('openings', [jobs])).toBe(true)
  const gone =
    'The page "Careers" no longer has the part "openings". Choose another one, or the top of the page.'
  for (const sections of [[], undefined, [null, {_type: 'jobsSection'}, {_key: 'a'}]]) {
    expect(await checkOwn('openings', sections)).toBe(gone)
  }
})

test('a link to the top of a page, to a page that is not published or to none is left to other rules', async () => {
  expect(await checkLink('', published)).toBe(true)
  expect(await checkLink('openings')).toBe(true)
  const context = ruleContext({_id: 'menus', _type: 'menus'}, [published])
  for (const parent of [undefined, {}, {page: {}}]) {
    expect(await sectionIsOnPage('openings', {...context, parent})).toBe(true)
  }
})

test('a translated chapter can be linked to by the name of its original', async () => {
  const chapter = (heading: string) => ({_key: 'pay', _type: 'legalTextSection', heading})
  const terms = {
    _id: 'legal-terms',
    _type: 'legalDocument',
    title: 'Terms',
    sections: [chapter('Payment')],
  }
  const spanish = {...terms, _id: 'legal-terms-es', sections: [chapter('Pago')]}
  const check = (section: string) =>
    sectionIsOnPage(section, {
      getClient: () => documentsClient([terms, spanish]),
      parent: {page: {_ref: 'legal-terms-es'}},
    })
  expect(await check('payment')).toBe(true)
  expect(await check('pago')).toBe(true)
  expect(await check('refunds')).toMatch(/no longer has the part "refunds"/)
})

test('a path with a query leads to a page that is on the site, or was there before [CHECK-9]', async () => {
  const careers = {...published, path: '/careers', formerPaths: ['/jobs']}
  const tours = {_id: 'service-tours', _type: 'service', path: '/tours'}
  const terms = {_id: 'legal-terms', _type: 'legalDocument', path: '/terms'}
  const check = (href: string | undefined, document?: {_id: string; _type: string; path: string}) =>
    writtenPageExists(href, {
      getClient: () => documentsClient([careers, tours, terms]),
      document: document && {...document, _rev: '', _createdAt: '', _updatedAt: ''},
    })
  for (const right of ['/careers?from=card', '/jobs/?a', '/tours?a=1', '/terms?a=1']) {
    expect(await check(right)).toBe(true)
  }
  for (const right of ['/auth?a=1', '/careers', undefined]) expect(await check(right)).toBe(true)
  expect(await check('https://example.com/?a=1')).toBe(true)
  expect(await check('/carers?from=card')).toBe(
    'The site has no page at /carers. Correct the address.',
  )
  const own = {_id: 'drafts.page-gala', _type: 'page', path: '/gala'}
  expect(await check('/gala?a=1', own)).toBe(true)
})

/** What the rule says of a link to a part of the page, while the lake holds these documents. */
function checkLink(section: string, ...documents: DatasetDocument[]) {
  return sectionIsOnPage(section, {
    getClient: () => documentsClient(documents),
    parent: {page: {_ref: 'page-careers'}},
  })
}
