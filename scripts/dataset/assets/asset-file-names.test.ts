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

test('what a document that only looks like an asset names never leaves the folders of the backup', () => {
  const asset = {
    _id: 'file-x-ts',
    _type: 'sanity.fileAsset',
    url: 'https://elsewhere.example/x',
    sha1hash: 'abc',
  }
  expect(() => assetFileNames([{...asset, sha1hash: '../../scripts/export'}])).toThrow(
    'file-x-ts has a checksum that no picture or file of Sanity has',
  )
  const odd = 'file-x-../../../y'
  expect(assetFileNames([{...asset, _id: odd}]).get(odd)).toBe('./files/abc.bin')
})

test('a picture that is named like the content of another does not take its file', () => {
  const asset = (sha1hash: string, originalFilename: string) => ({
    _id: `image-${originalFilename}`,
    _type: 'sanity.imageAsset',
    url: 'http://localhost/picture.webp',
    sha1hash,
    originalFilename,
  })
  const [first, second] = ['a'.repeat(40), 'b'.repeat(40)]
  const files = assetFileNames([asset(first, `${second}.webp`), asset(second, 'Photo 1.webp')])
  expect(new Set(files.values()).size).toBe(2)
})
