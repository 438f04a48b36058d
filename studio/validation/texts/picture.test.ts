import {expect, test} from 'vitest'

import {pictureSlots} from '../../../domain/picture/slots.ts'
import {altTextIsGiven, fileIsGiven, pictureIsLargeEnough, pictureIsLightEnough} from './picture.ts'

test('a picture has a description unless it is decoration [CHECK-11]', () => {
  const asset = {_ref: 'image-1'}
  expect(altTextIsGiven(undefined)).toBe(true)
  expect(altTextIsGiven({asset, alt: 'Black Escalade'})).toBe(true)
  expect(altTextIsGiven({asset, decorative: true})).toBe(true)
  for (const alt of [' ', '\u200b']) {
    expect(altTextIsGiven({asset, alt})).toBe(
      'Describe the picture in a few words, or turn on "Decoration only".',
    )
  }
  expect(fileIsGiven({asset})).toBe(true)
  expect(fileIsGiven({alt: 'Black Escalade'})).toBe('Choose a picture.')
})

const fleetCard = pictureSlots.fleetCard

test('a picture has the pixels that the site asks for, also after a crop [CHECK-11]', () => {
  const large = {asset: {_ref: 'image-abc-2400x1350-webp'}}
  const crop = {top: 0, bottom: 0, left: 0.3, right: 0.3}
  expect(pictureIsLargeEnough(large, fleetCard)).toBe(true)
  expect(pictureIsLargeEnough(undefined, fleetCard)).toBe(true)
  expect(pictureIsLargeEnough({asset: {_ref: 'image-abc-1247x2000-webp'}}, fleetCard)).toMatch(
    /: 1247 /,
  )
  expect(pictureIsLargeEnough({...large, crop}, fleetCard)).toMatch(
    /: 960 .* needs 1248 .*crop less/,
  )
  // Of a strip that is too low for the card, only a part is as wide as the card wants it.
  expect(pictureIsLargeEnough({asset: {_ref: 'image-abc-2400x300-webp'}}, fleetCard)).toMatch(
    /: 533 /,
  )
})

test('a file of more than 10 MB is too heavy [CHECK-11]', () => {
  expect(pictureIsLightEnough(10_000_000)).toBe(true)
  expect(pictureIsLightEnough(13_400_000)).toMatch(/14 MB.*10 MB/)
})

test('without a file there is nothing to describe or to measure', () => {
  expect(altTextIsGiven({alt: ''})).toBe(true)
  expect(altTextIsGiven({asset: {_ref: 'image-1'}})).toMatch(/^Describe the picture/)
  expect(fileIsGiven(undefined)).toBe('Choose a picture.')
  expect(pictureIsLargeEnough({}, fleetCard)).toBe(true)
  expect(pictureIsLargeEnough({asset: {_ref: 'file-1'}}, fleetCard)).toBe(true)
})

test('a picture with just the pixels that are needed is large enough, and only a crop is blamed on cropping', () => {
  expect(pictureIsLargeEnough({asset: {_ref: 'image-abc-1248x2000-webp'}}, fleetCard)).toBe(true)
  expect(pictureIsLargeEnough({asset: {_ref: 'image-abc-1247x2000-webp'}}, fleetCard)).toBe(
    'This picture is too small: 1247 pixels wide where the site shows it, and it needs 1248 to be sharp on every screen. Choose a larger one.',
  )
  expect(pictureIsLightEnough(10_000_001)).toMatch(/^This file is too heavy: 11 MB/)
})
