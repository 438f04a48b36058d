import type {Page} from '@playwright/test'

import {expect, isPublication, publish, test} from '../../../support/studio.ts'

/** One document of each type. */
const ids = [
  'announcement',
  'bookingRules',
  'cancellationPolicy',
  'coverage-broward',
  'destination-tmb',
  'job-operations-manager',
  'legal-privacy-policy',
  'menus',
  'page-home',
  'rates',
  'service-airport-transfers',
  'siteSettings',
  'vehicle-s550',
]

test('a valid draft of any type is published although the published version breaks every rule of today [PUBLISH-6]', async ({
  openTab,
  contentLake: {client},
}) => {
  const seed = await client.getDocuments(ids)
  const valid = seed.filter((document) => document !== null)
  expect(valid).toHaveLength(ids.length)
  const transaction = client.transaction()
  for (const document of valid) {
    const {_id, _type} = document
    transaction.createOrReplace({_id, _type}).createOrReplace({...document, _id: `drafts.${_id}`})
  }
  await transaction.commit()

  const studio = await openTab('/intent/edit/id=vehicle-s550;type=vehicle')
  await studio.getByLabel('Short name').fill('Benz')
  await expect(studio.getByText('Saved')).toBeVisible()
  await publish(studio)
  expect(await client.getDocument('vehicle-s550')).toMatchObject({shortName: 'Benz'})

  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  // The menus lead to parts of the home page, which its published version lacks until it has been published again.
  await publishWaiting(studio, `Publish ${ids.length - 2} documents`)
  await publishWaiting(studio, 'Publish 1 document')
  expect(await client.fetch('*[_id in path("drafts.**")]._id', {}, {perspective: 'raw'})).toEqual(
    [],
  )
})

async function publishWaiting(studio: Page, name: string) {
  await studio.getByRole('button', {name: 'Publish everything that waits'}).click()
  const button = studio.getByRole('button', {name})
  await button.scrollIntoViewIfNeeded()
  await Promise.all([studio.waitForResponse(isPublication), button.click()])
  await expect(studio.getByRole('dialog')).toHaveCount(0)
}
