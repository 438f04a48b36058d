import {expect, test} from 'vitest'

import {convertLinksToReferences} from './links-are-references.ts'

const pages = [
  {_id: 'page-home', _type: 'page', path: '/'},
  {_id: 'page-contact', _type: 'page', path: '/contact'},
]
const reference = (id: string) => ({_type: 'reference', _ref: id})

test('typed paths become references, wherever they stand', () => {
  const announcement = {
    _id: 'announcement',
    _type: 'announcement',
    link: {_type: 'link', label: 'Fleet', href: '/#fleet'},
  }
  const text = {
    _id: 'drafts.page-a',
    _type: 'page',
    sections: [
      {
        _key: 'a',
        _type: 'packagesSection',
        packageHref: '/contact',
        body: [
          {_type: 'block', markDefs: [{_key: 'b', _type: 'textLink', href: 'tel:+13055550100'}]},
        ],
      },
    ],
  }
  const {documents, changes} = convertLinksToReferences([...pages, announcement, text])
  expect(documents).toEqual([
    {
      ...announcement,
      link: {
        _type: 'link',
        label: 'Fleet',
        target: {_type: 'linkTarget', page: reference('page-home'), section: 'fleet'},
      },
    },
    {
      ...text,
      sections: [
        {
          _key: 'a',
          _type: 'packagesSection',
          packageTarget: {_type: 'linkTarget', page: reference('page-contact')},
          body: [
            {
              _type: 'block',
              markDefs: [
                {
                  _key: 'b',
                  _type: 'textLink',
                  target: {_type: 'linkTarget', href: 'tel:+13055550100'},
                },
              ],
            },
          ],
        },
      ],
    },
  ])
  expect(changes).toEqual([
    'announcement: /#fleet → page-home, part "fleet"',
    'drafts.page-a: tel:+13055550100 stays',
    'drafts.page-a: /contact → page-contact',
  ])
})

test('the menus leave Company details, in the draft as well', () => {
  const settings = {
    _id: 'drafts.siteSettings',
    _type: 'siteSettings',
    phone: '+13055550100',
    headerLinks: [{_key: 'a', _type: 'link', label: 'Contact', href: '/contact'}],
  }
  const {documents} = convertLinksToReferences([...pages, settings])
  expect(documents).toEqual([
    {_id: 'drafts.siteSettings', _type: 'siteSettings', phone: '+13055550100'},
    {
      _id: 'drafts.menus',
      _type: 'menus',
      headerLinks: [
        {
          _key: 'a',
          _type: 'link',
          label: 'Contact',
          target: {_type: 'linkTarget', page: reference('page-contact')},
        },
      ],
    },
  ])
})

test('menus that somebody has already made stay as they are', () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    headerLinks: [{_key: 'a', _type: 'link', label: 'Contact', href: '/contact'}],
  }
  const {documents, changes} = convertLinksToReferences([
    ...pages,
    settings,
    {_id: 'menus', _type: 'menus', headerLinks: []},
  ])
  expect(documents).toEqual([{_id: 'siteSettings', _type: 'siteSettings'}])
  expect(changes).toContain('siteSettings: its menus go, those in menus stay')
})

test('what has been migrated changes no more', () => {
  const {documents} = convertLinksToReferences([
    ...pages,
    {_id: 'a', _type: 'announcement', link: {_type: 'link', label: 'Old', href: '/gone'}},
  ])
  expect(convertLinksToReferences([...pages, ...documents])).toEqual({documents: [], changes: []})
})
