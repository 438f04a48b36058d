import {readdir} from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {
  blue,
  fetchImage,
  inspectImage,
  isSimilarColor,
  red,
  redAndBlueImage,
} from '../support/images.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {url} = await lake.client.assets.upload('image', await redAndBlueImage(400, 200))

const requestImage = (query: string, accept?: string) => fetchImage(`${url}?${query}`, accept)

test.for([
  ['w=100', 100, 50],
  ['h=100', 200, 100],
  ['w=100&h=100', 100, 50],
  ['w=800', 800, 400],
  ['w=800&fit=max', 400, 200],
  ['w=800&h=800&fit=max', 400, 200],
  ['w=800&h=800&fit=clip', 800, 400],
  ['w=100&h=100&fit=crop', 100, 100],
  ['w=600&h=600&fit=crop', 600, 600],
  ['w=600&h=600&fit=min', 200, 200],
  ['w=100&h=100&fit=fill', 100, 100],
  ['w=600&h=600&fit=fillmax', 600, 600],
  ['w=30&h=90&fit=scale', 30, 90],
  ['w=100&h=50&dpr=2', 200, 100],
  ['rect=0,0,100,100', 100, 100],
  ['rect=300,100,900,900', 100, 100],
  ['rect=100.4,0,200.2,200&w=50', 50, 50],
  ['w=100&or=90', 50, 100],
  ['w=100&pad=10', 120, 70],
] as const)('%s returns an image of %i × %i [LAKE-1]', async ([query, width, height]) => {
  expect(await requestImage(query)).toMatchObject({width, height, format: 'png'})
})

test.for([
  ['rect=0,0,200,200&w=20', red],
  ['rect=200,0,200,200&w=20', blue],
  ['w=100&h=100&fit=crop&crop=left', red],
  ['w=100&h=100&fit=crop&crop=right', blue],
  ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', red],
  ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', blue],
  ['rect=200,0,200,100&w=50&h=50&fit=crop&crop=focalpoint&fp-x=0', blue],
  ['rect=0,0,200,100&w=50&h=50&fit=crop&dpr=2', red],
] as const)('%s shows the requested area', async ([query, color]) => {
  const {colorAt} = await requestImage(query)
  expect(isSimilarColor(colorAt(0.4, 0.5), color)).toBe(true)
})

test('flip=h mirrors the image', async () => {
  const {colorAt} = await requestImage('w=40&flip=h')
  expect(isSimilarColor(colorAt(0.1, 0.5), blue)).toBe(true)
  expect(isSimilarColor(colorAt(0.9, 0.5), red)).toBe(true)
})

test('the area that a filled image does not cover has the requested background', async () => {
  const filled = await requestImage('w=100&h=100&fit=fill&bg=00ff00')
  expect(filled.colorAt(0.5, 0.05)).toMatchObject({r: 0, g: 255, b: 0, alpha: 255})
  const clear = await requestImage('w=100&h=100&fit=fill&bg=00ffffff')
  expect(clear.colorAt(0.5, 0.05).alpha).toBe(0)
  const padded = await requestImage('w=600&h=600&fit=fillmax&bg=fff')
  expect(padded.colorAt(0.5, 0.5)).not.toMatchObject({r: 255, g: 255, b: 255})
  expect(padded.colorAt(0.02, 0.5)).toMatchObject({r: 255, g: 255, b: 255})
})

test('what is transparent gets the requested background', async () => {
  const clear = {r: 0, g: 0, b: 0, alpha: 0}
  const content = await sharp({create: {width: 20, height: 10, channels: 4, background: clear}})
    .png()
    .toBuffer()
  const asset = await lake.client.assets.upload('image', content)
  const pointOf = async (query: string) => {
    const served = await fetch(`${asset.url}?${query}`)
    return (await inspectImage(new Uint8Array(await served.arrayBuffer()))).colorAt(0.5, 0.5)
  }
  expect(await pointOf('w=10')).toMatchObject({alpha: 0})
  expect(await pointOf('w=10&bg=00ff00')).toMatchObject({r: 0, g: 255, b: 0, alpha: 255})
  expect(await pointOf('w=10&bg=ff00ff00')).toMatchObject({r: 0, g: 255, b: 0, alpha: 255})
  expect(isSimilarColor(await pointOf('fm=jpg&bg=00f'), {r: 0, g: 0, b: 255})).toBe(true)
})

test('effects change the colors', async () => {
  expect((await requestImage('w=40&sat=-100')).colorAt(0.1, 0.5)).toSatisfy(
    ({r, g, b}: {r: number; g: number; b: number}) => Math.abs(r - g) < 5 && Math.abs(g - b) < 5,
  )
  const inverted = (await requestImage('w=40&invert=true')).colorAt(0.1, 0.5)
  expect(isSimilarColor(inverted, {r: 35, g: 235, b: 235})).toBe(true)
  const blurred = await requestImage('w=40&blur=400')
  expect(blurred.colorAt(0.5, 0.5).r).toBeGreaterThan(60)
  expect((await requestImage('w=40&sharp=50')).width).toBe(40)
})

test.for([
  'w=0',
  'w=9000',
  'w=wide',
  'h=-1',
  'q=101',
  'dpr=4',
  'fit=stretch',
  'crop=middle',
  'fm=bmp',
  'rect=1,2,3',
  'rect=0,0,0,10',
  'fp-x=2',
  'bg=red',
  'flip=x',
  'or=45',
  'min-w=10',
  'max-h=10',
  'frame=1',
])('%s is rejected', async (query) => {
  const response = await fetch(`${url}?${query}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({statusCode: 400, error: 'Bad Request'})
})

test('an image is transformed once and then read from the cache', async () => {
  const folder = path.join(lake.dataFolder, 'image-cache', 'production')
  const before = (await readdir(folder)).length
  const images = await Promise.all(
    Array.from({length: 8}, () => requestImage('w=77&h=33&fit=crop')),
  )
  expect(new Set(images.map(({size}) => size)).size).toBe(1)
  await requestImage('h=33&w=77&fit=crop')
  expect((await readdir(folder)).length).toBe(before + 1)
})
