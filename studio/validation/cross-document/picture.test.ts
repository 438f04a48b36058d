import {createClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {documentsClient} from '../../../scripts/content-check/documents-client.ts'
import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {checkWeight} from './picture.ts'

const draft = {_id: 'drafts.page-a', _type: 'page'}
const files = [
  {_id: 'image-light', _type: 'sanity.imageAsset', size: 900_000},
  {_id: 'image-heavy', _type: 'sanity.imageAsset', size: 12_400_000},
]

test('a file of more than 10 MB is too heavy [CHECK-11]', async () => {
  const context = ruleContext(draft, files)
  expect(await checkWeight({asset: {_ref: 'image-light'}}, context)).toBe(true)
  expect(await checkWeight({asset: {_ref: 'image-heavy'}}, context)).toMatch(
    /^This file is too heavy: 13 MB/,
  )
})

test('a picture without a file, or whose file has no size, is left to the other rules', async () => {
  const context = ruleContext(draft, files)
  for (const picture of [undefined, {}, {asset: {}}, {asset: {_ref: 'image-gone'}}]) {
    expect(await checkWeight(picture, context)).toBe(true)
  }
})

test('the size of a file is asked for once, and again only where the lake could not answer or did not have it', async () => {
  const picture = {asset: {_ref: 'image-asked'}}
  let [asked, isDown, size]: [number, boolean, number | null] = [0, true, null]
  const client = createClient({
    ...documentsClient([]).config(),
    resolveFetch: () => async () => {
      asked += 1
      if (isDown) return new Response('{}', {status: 400})
      return Response.json({ms: 1, query: '', result: size})
    },
  })
  const context = {...ruleContext(draft, []), getClient: () => client}
  await expect(checkWeight(picture, context)).rejects.toThrow('400')
  isDown = false
  expect(await checkWeight(picture, context)).toBe(true)
  size = 12_400_000
  expect(await checkWeight(picture, context)).toMatch(/13 MB/)
  expect(await checkWeight(picture, context)).toMatch(/13 MB/)
  expect(asked).toBe(3)
})
