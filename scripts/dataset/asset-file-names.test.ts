import {expect, test} from 'vitest'

import {assetFileNames} from './asset-file-names.ts'

function nameOf(originalFilename: string): string | undefined {
  const asset = {
    _id: 'image-abc-10x10-png',
    _type: 'sanity.imageAsset',
    url: 'http://localhost/abc.png',
    sha1hash: 'abc',
    originalFilename,
  }
  return assetFileNames([asset]).get(asset._id)
}

test('a picture keeps the plain name that it was uploaded with', () => {
  expect(nameOf('south-beach.2026.png')).toBe('./images/south-beach.2026.png')
  expect(nameOf('a')).toBe('./images/a')
})

test.each([
  'con.png',
  'NUL',
  'aux.tar.gz',
  'com1.png',
  'picture.',
  'a:b.png',
  'a/b.png',
  '..',
  'a b.png',
])('the name %s, which some system cannot store, gives way to one made of the content', (name) => {
  expect(nameOf(name)).toBe('./images/abc.png')
})
