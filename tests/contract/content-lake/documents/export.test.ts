import {afterAll, expect, test} from 'vitest'

import {startLake} from '../../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client, request} = lake

test('the dataset is exported as it is stored, which needs a sign-in', async () => {
  await client.create({_id: 'drafts.exported', _type: 'tree'})
  const response = await request('/data/export/production')
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({_id: 'drafts.exported'}),
  )
  expect((await fetch(`${lake.url}/v1/data/export/production`)).status).toBe(401)
})

test('an export holds the types that are named', async () => {
  const transaction = client.transaction()
  for (const type of ['bush', 'herb', 'moss']) transaction.create({_id: type, _type: type})
  await transaction.commit()
  const response = await request('/data/export/production?types=bush,moss')
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{_id: 'bush'}, {_id: 'moss'}])
})
