import {expect, publish, publishButton, test} from '../../support/studio.ts'

/** Documents with a field without which no rule would let them through any more. */
const invalid: [type: string, id: string, fields: object][] = [
  ['vehicle', 'vehicle-s550', {picture: {_type: 'picture'}}],
  ['rates', 'rates', {rateCards: [{_type: 'rateCard', _key: 'old', fromHours: 0}, null]}],
  ['job', 'job-operations-manager', {description: '', slug: null}],
]

test('a valid draft is published although the published version breaks the rules of today', async ({
  openTab,
  contentLake: {client},
}) => {
  for (const [type, id, fields] of invalid) {
    const valid = await client.getDocument(id)
    if (!valid) throw new Error(`The seed data has no ${id}.`)
    const draft = {...valid, _id: `drafts.${id}`}
    await client
      .transaction()
      .createOrReplace({...valid, ...fields})
      .createOrReplace(draft)
      .commit()
    const studio = await openTab(`/intent/edit/id=${id};type=${type}`)
    await expect(publishButton(studio)).toBeEnabled()
    await publish(studio)
    const {_rev, _updatedAt, ...published} = (await client.getDocument(id)) ?? {}
    expect({...valid, ...published}).toEqual(valid)
    await studio.close()
  }
})
