import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {fetchImage, inspectImage, isSimilarColor, redAndBlueImage} from '../support/images.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {url} = await lake.client.assets.upload('image', await redAndBlueImage(400, 200))

const requestImage = (query: string, accept?: string) => fetchImage(`${url}?${query}`, accept)

test.for([
  ['fm=jpg', 'image/jpeg', 'jpeg'],
  ['fm=pjpg', 'image/jpeg', 'jpeg'],
  ['fm=webp', 'image/webp', 'webp'],
  ['fm=png', 'image/png', 'png'],
  ['fm=avif', 'image/avif', 'heif'],
] as const)('%s is served as %s', async ([query, type, format]) => {
  const made = await requestImage(`${query}&w=64`)
  expect(made.headers.get('content-type')).toBe(type)
  expect(made.format).toBe(format)
})

test('auto=format chooses the best format that the browser accepts', async () => {
  const type = async (accept: string) =>
    (await requestImage('w=64&auto=format', accept)).headers.get('content-type')
  expect(await type('image/avif,image/webp,*/*')).toBe('image/avif')
  expect(await type('image/webp,*/*')).toBe('image/webp')
  expect(await type('*/*')).toBe('image/png')
  const {headers} = await requestImage('w=64&auto=format')
  expect(headers.get('vary')).toContain('accept')
})

test('a lower quality results in a smaller file', async () => {
  const noise = await sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: '#888',
      noise: {type: 'gaussian', mean: 128, sigma: 40},
    },
  })
    .png()
    .toBuffer()
  const asset = await lake.client.assets.upload('image', noise)
  const size = async (quality: number) =>
    (await (await fetch(`${asset.url}?fm=jpg&q=${quality}`)).arrayBuffer()).byteLength
  expect(await size(20)).toBeLessThan((await size(90)) / 2)
})

test('an animated image stays animated', async () => {
  const frame = (background: string) =>
    sharp({create: {width: 30, height: 20, channels: 3, background}})
      .png()
      .toBuffer()
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame))
  const animation = await sharp(frames, {join: {animated: true}})
    .gif({delay: [100, 100, 100]})
    .toBuffer()
  const asset = await lake.client.assets.upload('image', animation)
  expect(asset._id).toContain('-30x20-gif')
  const served = await fetch(`${asset.url}?w=15&auto=format`, {
    headers: {accept: 'image/avif,image/webp'},
  })
  expect(served.headers.get('content-type')).toBe('image/webp')
  const content = new Uint8Array(await served.arrayBuffer())
  const {pages, width, pageHeight} = await sharp(content, {animated: true}).metadata()
  expect({pages, width, pageHeight}).toEqual({pages: 3, width: 15, pageHeight: 10})
  const last = await inspectImage(await sharp(content, {page: 2}).png().toBuffer())
  expect(isSimilarColor(last.colorAt(0.5, 0.5), {r: 0, g: 0, b: 255})).toBe(true)
})

test('fm=json returns size and format', async () => {
  const response = await fetch(`${url}?fm=json`)
  expect(await response.json()).toEqual({width: 400, height: 200, format: 'png'})
})

test('an SVG stays an SVG unless a bitmap format is requested', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>')
  const asset = await lake.client.assets.upload('image', drawing)
  const plain = await fetch(`${asset.url}?w=20&auto=format`)
  expect(plain.headers.get('content-type')).toContain('image/svg+xml')
  expect((await fetch(`${asset.url}?w=20&fm=png`)).headers.get('content-type')).toBe('image/png')
})
