import type {Page} from '@playwright/test'
import type {PatchOperations, SanityClient} from '@sanity/client'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, publish, publishButton, test} from '../../support/studio.ts'

const airportForm = '/intent/edit/id=destination-tmb;type=destination'

test('a publish is described in sentences, and undo brings the old value back on the site [HISTORY-1]', async ({
  page,
  openTab,
}) => {
  await openHydrated(page, '/services/airport-transfers')
  const airport = page.getByRole('listitem').filter({hasText: 'Miami Executive'})
  await expect(airport).toContainText('Private aviation')

  const studio = await openTab(airportForm)
  await writeNote(studio, 'Business jets')
  await expect(airport).toContainText('Business jets')

  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  const row = rowOf(studio, 'Miami Executive').first()
  await expect(row).toContainText('Note: "Private aviation" → "Business jets"')
  await expect(row).toContainText('Local developer')
  await row.getByRole('button', {name: /^Undo/}).click()
  const question = studio.getByRole('dialog', {name: 'Undo this publish?'})
  await expect(question).toContainText('Note: "Business jets" → "Private aviation"')
  const {promise: held, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/(actions|mutate)\//, async (route) => {
    await held
    await route.continue()
  })
  await question.getByRole('button', {name: 'Undo and publish'}).click()
  await expect(question.getByRole('button', {name: 'Undoing…'})).toBeDisabled()
  goOn()
  await expect(studio.getByText('Undone. Visitors see the previous version again.')).toBeVisible()
  await expect(airport).toContainText('Private aviation')
})

test('Undo says at once that it looks, and a second press asks nothing more [HISTORY-1]', async ({
  openTab,
}) => {
  const studio = await openTab(airportForm)
  await writeNote(studio, 'Gliders')
  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  const row = rowOf(studio, 'Miami Executive').filter({hasText: 'Gliders'}).first()
  await expect(row).toContainText('→ "Gliders"')
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>()
  let asked = 0
  await studio.route(/\/data\/history\/.*\/transactions\//, async (route) => {
    asked += 1
    await slow
    await route.continue()
  })
  await row.getByRole('button', {name: /^Undo/}).focus()
  await studio.keyboard.press('Enter')
  const looking = row.getByRole('button', {name: 'Looking…'})
  await expect(looking).toBeDisabled()
  await expect(looking).toBeFocused()
  await expect.poll(() => asked).toBe(1)
  await studio.keyboard.press('Enter')
  goOn()
  const question = studio.getByRole('dialog', {name: 'Undo this publish?'})
  await question.getByRole('button', {name: 'Cancel'}).click()
  // One read names the documents, one says what they were.
  expect(asked).toBe(2)
  await expect(row.getByRole('button', {name: /^Undo/})).toBeFocused()
})

test('a document lists its versions, and one is restored into the form; a history that has run out says so', async ({
  openTab,
  contentLake: {client},
}) => {
  for (let flight = 1; flight <= 11; flight += 1) {
    await publishWith(client, {set: {note: `Flight ${flight}`}})
  }
  const studio = await openTab(airportForm)
  await writeNote(studio, 'Helicopters')
  await studio.getByLabel('Note', {exact: true}).fill('Helicopters and jets')
  await openWhatChanged(studio)
  await expect(studio.getByText('Note: "Helicopters" → "Helicopters and jets"')).toBeVisible()

  const versions = studio.getByRole('listitem').filter({hasText: 'Local developer'})
  await expect(versions.first()).toContainText('→ "Helicopters"')
  await expect(versions.first().getByTitle(/ in Miami$/)).toBeVisible()
  const older = studio.getByRole('listitem').filter({
    has: studio.getByRole('button', {name: 'Restore this version'}),
  })
  const showOlder = studio.getByRole('button', {name: 'Show older versions'})
  await showOlder.press('Enter')
  await expect(showOlder).toHaveCount(0)
  // The first of the versions that have come.
  await expect(older.nth(9).getByRole('button', {name: 'Restore this version'})).toBeFocused()
  await older.first().getByRole('button', {name: 'Restore this version'}).click()
  const question = studio.getByRole('dialog', {name: 'Restore this version?'})
  await expect(question).toContainText('visitors see it only when you press Publish')
  await expect(question).toContainText('Edits that are not published yet are replaced.')
  const {promise: held, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/(actions|mutate)\//, async (route) => {
    await held
    await route.continue()
  })
  await question.getByRole('button', {name: 'Restore this version'}).click()
  await expect(question.getByRole('button', {name: 'Restoring…'})).toBeDisabled()
  goOn()
  await expect(studio.getByLabel('Note', {exact: true})).not.toHaveValue(/Helicopters/)
  await expect(publishButton(studio)).toBeEnabled()
  expect(await client.getDocument('destination-tmb')).toMatchObject({note: 'Helicopters'})

  // As on a plan that keeps the history for a few days.
  await studio.route(/\/data\/history\/.*\/events\//, (route) => route.fulfill({json: {}}))
  await studio.route(/\/data\/history\/.*\/transactions/, (route) => route.fulfill({body: ''}))
  await studio.getByRole('button', {name: 'Close', exact: true}).click()
  await expect(whatChanged(studio)).toBeFocused()
  await openWhatChanged(studio)
  await expect(studio.getByText('The history holds no published version.')).toBeVisible()
  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  await expect(studio.getByText('Nothing has been published in the last few days.')).toBeVisible()
})

test('what is gone since is named where a publish is undone and where an older version is restored [HISTORY-2] [HISTORY-3]', async ({
  openStart,
  contentLake: {client},
}) => {
  const vehicles = [{_key: 'sedan', _type: 'reference', _ref: 'vehicle-sedan'}]
  await client.create({_id: 'vehicle-sedan', _type: 'vehicle', name: 'Old sedan'})
  await publishWith(client, {set: {vehicles}})
  await publishWith(client, {unset: ['vehicles']})
  await client.delete('vehicle-sedan')

  const studio = await openStart()
  await rowOf(studio, 'Miami Executive').first().getByRole('button', {name: /^Undo/}).click()
  await studio.getByRole('dialog').getByRole('button', {name: 'Undo and publish'}).click()
  await expect(
    studio.getByText(/Miami Executive.* needs what is no longer on the site: Old sedan\./),
  ).toBeVisible()

  await studio.goto(new URL(airportForm, studio.url()).href)
  await openWhatChanged(studio)
  await studio.getByRole('button', {name: 'Restore this version'}).first().click()
  const question = studio.getByRole('dialog', {name: 'Restore this version?'})
  await expect(question.getByRole('listitem').first()).toHaveText(
    'Old sedan is gone, so the version comes back without it',
  )
  await question.getByRole('button', {name: 'Restore this version'}).click()
  await expect(studio.getByText('The old version is in the form.')).toBeVisible()
})

/** Publishes a change of the airport, as the form does. */
async function publishWith(client: SanityClient, patch: PatchOperations) {
  const ids = {draftId: 'drafts.destination-tmb', publishedId: 'destination-tmb'}
  await client.action({actionType: 'sanity.action.document.edit', ...ids, patch})
  await client.action({actionType: 'sanity.action.document.publish', ...ids})
}

/** Writes the note of the airport, whose form is open, in both languages and publishes it. */
async function writeNote(studio: Page, note: string) {
  await studio.getByLabel('Note', {exact: true}).fill(note)
  await studio.getByLabel('Note in Spanish').fill(note)
  await publish(studio)
}

/**
 * By keyboard, since a button that comes beside it, as that of the warnings does, moves it away from a click; and once
 * the form has loaded, since that takes the focus.
 */
async function openWhatChanged(studio: Page) {
  await expect(studio.getByLabel('Note', {exact: true})).toBeEditable()
  await whatChanged(studio).press('Enter')
}

function whatChanged(studio: Page) {
  return studio.getByRole('button', {name: 'What changed'})
}

function rowOf(studio: Page, name: string) {
  return studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('listitem')
    .filter({hasText: name})
}
