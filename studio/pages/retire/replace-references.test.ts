import {expect, test} from 'vitest'

import {fieldsWithReplacedReferences} from './replace-references.ts'

const target = (page: string, section?: string) => ({
  _type: 'linkTarget',
  page: {_type: 'reference', _ref: page},
  ...(section && {section}),
})

test('links to the page lead to the other one, to its top, at any depth', () => {
  const document = {
    _id: 'menus',
    headerLinks: [
      {_key: 'a', label: 'Boats', target: target('boats', 'section-x')},
      {_key: 'b', label: 'Fleet', target: target('page-home', 'fleet')},
    ],
    sections: [{_key: 'c', body: [{markDefs: [{_key: 'd', target: target('boats')}]}]}],
    quickLinks: [{_key: 'e', label: 'Home', target: target('page-home')}],
  }
  expect(fieldsWithReplacedReferences(document, 'boats', 'events')).toEqual({
    headerLinks: [
      {_key: 'a', label: 'Boats', target: target('events')},
      {_key: 'b', label: 'Fleet', target: target('page-home', 'fleet')},
    ],
    sections: [{_key: 'c', body: [{markDefs: [{_key: 'd', target: target('events')}]}]}],
  })
})
