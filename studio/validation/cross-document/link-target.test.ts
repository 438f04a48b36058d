import {expect, test} from 'vitest'

import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import type {DatasetDocument} from '../../../scripts/dataset/json-values.ts'
import {sectionIsOnPage} from './link-target.ts'

const page = {_type: 'page', title: 'Careers'}
const openings = {_key: 'a', _type: 'jobsSection'}
const published = {...page, _id: 'page-careers', sections: []}

test('a part that only the draft of its page has waits for that page', async () => {
  const draft = {...page, _id: 'drafts.page-careers', sections: [openings]}
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
  expect(await checkLink('openings', {...published, sections: [openings]}, draft)).toBe(true)
})

/** What the rule says of a link to a part of the page, while the lake holds these documents. */
function checkLink(section: string, ...documents: DatasetDocument[]) {
  return sectionIsOnPage(section, {
    getClient: () => documentsClient(documents),
    parent: {page: {_ref: 'page-careers'}},
  })
}
