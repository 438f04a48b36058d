import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expect, publish, publishButton, test} from '../../support/studio.ts'

test('a publish is described in sentences, and undo brings the old value back on the site [HISTORY-1]', async ({
  page,
  openStart,
}) => {
  await openHydrated(page, '/services/airport-transfers')
  const airport = page.getByRole('listitem').filter({hasText: 'Miami Executive'})
  await expect(airport).toContainText('Private aviation')

  const studio = await openStart()
  await writeNote(studio, 'Business jets')
  await expect(airport).toContainText('Business jets')

  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  const row = rowOf(studio, 'Miami Executive').first()
  await expect(row).toContainText('Note: "Private aviation" → "Business jets"')
  await row.getByRole('button', {name: /^Undo/}).click()
  const question = studio.getByRole('dialog', {name: 'Undo this publish?'})
  await expect(question).toContainText('Note: "Business jets" → "Private aviation"')
  await question.getByRole('button', {name: 'Undo and publish'}).click()
  await expect(studio.getByText('Undone. Visitors see the version before again.')).toBeVisible()
  await expect(airport).toContainText('Private aviation')
})

test('a publish is not undone after a later change', async ({openStart, contentLake: {client}}) => {
  const studio = await openStart()
  await writeNote(studio, 'Charter flights')
  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  const row = rowOf(studio, 'Miami Executive').filter({hasText: 'Charter flights'}).first()
  await row.getByRole('button', {name: /^Undo/}).click()
  await client.patch('destination-tmb').set({note: 'Written meanwhile'}).commit()
  await studio.getByRole('dialog').getByRole('button', {name: 'Undo and publish'}).click()
  await expect(studio.getByText(/was changed since, so this cannot be undone here/)).toBeVisible()
  expect(await client.getDocument('destination-tmb')).toMatchObject({note: 'Written meanwhile'})
})

test('a document lists its versions, and one is restored into the form', async ({
  openStart,
  contentLake: {client},
}) => {
  const studio = await openStart()
  await writeNote(studio, 'Helicopters')
  await studio.getByLabel('Note', {exact: true}).fill('Helicopters and jets')
  await studio.getByRole('button', {name: 'What changed'}).click()
  await expect(studio.getByText('Note: "Helicopters" → "Helicopters and jets"')).toBeVisible()

  const versions = studio.getByRole('listitem').filter({hasText: 'Local developer'})
  await expect(versions.first()).toContainText('→ "Helicopters"')
  const older = studio.getByRole('listitem').filter({
    has: studio.getByRole('button', {name: 'Restore this version'}),
  })
  await older.first().getByRole('button', {name: 'Restore this version'}).click()
  const question = studio.getByRole('dialog', {name: 'Restore this version?'})
  await expect(question).toContainText('visitors see it only when you press Publish')
  await expect(question).toContainText('Edits that are not published yet are replaced.')
  await question.getByRole('button', {name: 'Restore this version'}).click()
  await expect(studio.getByLabel('Note', {exact: true})).not.toHaveValue(/Helicopters/)
  await expect(publishButton(studio)).toBeEnabled()
  expect(await client.getDocument('destination-tmb')).toMatchObject({note: 'Helicopters'})
})

/** Opens the airport in the form, writes its note and publishes it. */
async function writeNote(studio: Page, note: string) {
  await studio.goto(
    `${new URL(studio.url()).origin}/intent/edit/id=destination-tmb;type=destination`,
  )
  await studio.getByLabel('Note', {exact: true}).fill(note)
  await publish(studio)
}

function rowOf(studio: Page, name: string) {
  return studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('listitem')
    .filter({hasText: name})
}
