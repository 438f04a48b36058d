import {expect, test} from 'vitest'

import {linkTo} from '../../tests/support/content/link-to.ts'
import {brokenLinks} from './broken-links.ts'

const home = {
  _id: 'page-home',
  _type: 'page',
  title: 'Home',
  sections: [{_key: 'a', _type: 'fleetSection'}],
}
const menus = (section?: string) => ({
  _id: 'menus',
  _type: 'menus',
  headerLinks: [{_key: 'x', _type: 'link', target: linkTo('page-home', section)}],
})

test('a link to a part that a page has no more is found, with its place in the form [START-2]', () => {
  expect(brokenLinks([home, menus('coverage')])).toEqual([
    {
      id: 'menus',
      type: 'menus',
      path: 'headerLinks[_key=="x"].target.section',
      page: 'Home',
      section: 'coverage',
    },
  ])
})

test('a link to a translated chapter by the name of its original is sound', () => {
  const chapter = (_id: string, heading: string) => ({
    _id,
    _type: 'legalDocument',
    sections: [{_key: 'pay', _type: 'legalTextSection', heading}],
  })
  const english = chapter('legal-terms', 'Payment')
  const spanish = chapter('legal-terms-es', 'Pago')
  const page = (section: string) => ({
    _id: 'page-home-es',
    _type: 'page',
    link: linkTo('legal-terms-es', section),
  })
  for (const section of ['payment', 'pago']) {
    expect(brokenLinks([english, spanish, page(section)])).toEqual([])
  }
  expect(brokenLinks([english, spanish, page('refunds')])).toHaveLength(1)
  expect(brokenLinks([english, {...spanish, sections: []}, page('payment')])).toHaveLength(1)
})

test('links to a page, and to a part that it has, are sound', () => {
  expect(brokenLinks([home, menus('fleet'), menus()])).toEqual([])
})
