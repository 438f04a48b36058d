import {readFile} from 'node:fs/promises'

import {choose, expect, test} from '../../../support/studio.ts'

test('the grid goes into a spreadsheet and back, and every change is shown before it is made [GRID-2]', async ({
  context,
  openStudio,
  contentLake: {client},
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const studio = await openStudio()
  await choose(studio, 'Rates')
  const cell = (name: string) => studio.getByLabel(name, {exact: true})
  await expect(cell('Rolls Royce, 2-4 hours, from')).toHaveValue('350')
  const preview = studio.getByRole('dialog', {name: 'Import this table?'})

  await studio.getByRole('button', {name: 'Copy the table'}).click()
  await expect(studio.getByText(/^Copied\./)).toBeVisible()
  await cell('Cadillac Escalade, 2-4 hours, from').focus()
  await studio.keyboard.press('Control+v')
  await expect(preview).toContainText('Nothing changes')
  await preview.getByRole('button', {name: 'Close'}).last().click()

  const saving = studio.waitForEvent('download')
  await studio.getByRole('button', {name: 'Download as CSV'}).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('rates.csv')
  const csv = await readFile(await saved.path(), 'utf8')
  expect(csv).toContain('Cadillac Escalade,$120-180,')

  const read = async (text: string) => {
    const choosing = studio.waitForEvent('filechooser')
    await studio.getByRole('button', {name: 'Read a CSV file'}).click()
    const file = {name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text)}
    await (await choosing).setFiles(file)
  }
  await read('Hello')
  await expect(studio.getByText('"rates.csv" holds no table of rates')).toBeVisible()

  const edited = csv
    .replace('$120-180', '$125 – $185')
    .replace('$350-500', 'call us')
    .replaceAll(',', ';')
  await read(edited)
  await expect(preview).toContainText('Cadillac Escalade, 2-4 hours: $120-180 → $125-185')
  await expect(preview).toContainText(
    'Rolls Royce: 2-4 hours: "call us" is not a price in whole dollars',
  )
  expect(await client.getDocument('drafts.rates')).toBeUndefined()
  await preview.getByRole('button', {name: 'Import 1 price'}).click()
  await expect(cell('Cadillac Escalade, 2-4 hours, from')).toHaveValue('125')
  await expect(cell('Cadillac Escalade, 2-4 hours, to')).toHaveValue('185')
  await expect(cell('Rolls Royce, 2-4 hours, from')).toHaveValue('350')

  await studio.getByRole('button', {name: 'Undo what was imported from the table'}).click()
  await expect(studio.getByRole('button', {name: 'Read a CSV file'})).toBeFocused()
  await expect(cell('Cadillac Escalade, 2-4 hours, from')).toHaveValue('120')
  await expect(cell('Cadillac Escalade, 2-4 hours, to')).toHaveValue('180')

  const from = cell('Cadillac Escalade, 2-4 hours, from')
  const to = cell('Cadillac Escalade, 2-4 hours, to')
  const undo = studio.getByRole('button', {name: 'Undo what was imported from the table'})
  await read(edited)
  await preview.getByRole('button', {name: 'Import 1 price'}).click()
  await expect(studio.getByRole('button', {name: 'Read a CSV file'})).toBeFocused()
  await to.fill('190')
  await undo.click()
  await expect(studio.getByText('Undone, but 1 number was changed since and stays.')).toBeVisible()
  await expect(from).toHaveValue('120')
  await expect(to).toHaveValue('190')

  await read(edited)
  await preview.getByRole('button', {name: 'Import 1 price'}).click()
  await from.fill('130')
  await to.fill('195')
  await undo.click()
  await expect(studio.getByText('Nothing was undone: 2 numbers were changed')).toBeVisible()
  await to.focus()
  await studio.keyboard.press('Control+z')
  await expect(to).toHaveValue('185')
})
