import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'
import {redAndBlueImage} from '../support/images.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {url} = await lake.client.assets.upload('file', Buffer.from('0123456789'), {
  filename: 'digits.txt',
})
const image = await lake.client.assets.upload('image', await redAndBlueImage(40, 20))

test.for([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
] as const)('of a file, %s is sent alone', async ([range, text, sent]) => {
  const response = await fetch(url, {headers: {range}})
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(sent)
  expect(response.headers.get('content-length')).toBe(String(text.length))
  expect(await response.text()).toBe(text)
})

test('a project has its own assets alone', async () => {
  for (const own of [url, `${image.url}?w=10`]) {
    expect((await fetch(own)).status).toBe(200)
    expect((await fetch(own.replace('/localdev/', '/another/'))).status).toBe(404)
  }
})

test('a range outside of the file is refused, and what is no range is the whole file', async () => {
  const outside = await fetch(url, {headers: {range: 'bytes=10-12'}})
  expect(outside.status).toBe(416)
  expect(outside.headers.get('content-range')).toBe('bytes */10')
  const whole = await fetch(url, {headers: {range: 'pages=1-2'}})
  expect(whole.status).toBe(200)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(await whole.text()).toBe('0123456789')
})

test.for([
  ['a file', url],
  ['an image', image.url],
  ['a transformed image', `${image.url}?w=10`],
] as const)('%s that the client has already is not sent again', async ([, assetUrl]) => {
  const first = await fetch(assetUrl)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w.-]+"$/)
  const again = await fetch(assetUrl, {headers: {'if-none-match': tag}})
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const other = await fetch(assetUrl, {headers: {'if-none-match': '"other"'}})
  expect(other.status).toBe(200)
})

test('an original says when it was stored', async () => {
  const {headers} = await fetch(image.url)
  const stored = Date.parse(headers.get('last-modified') ?? '')
  expect(Math.abs(Date.now() - stored)).toBeLessThan(120_000)
})
