import {choose, chooseAction, expect, publishButton, tasks, test} from '../support/studio.ts'

test.describe.configure({timeout: 240_000})

test('the Studio opens signed in with the tasks of the office', async ({openStudio}) => {
  const studio = await openStudio()
  await expect(tasks(studio).getByRole('link')).toHaveText([
    'Rates',
    'Fleet',
    'Job openings',
    'Announcement',
    'Services',
    'Cancellation policy',
    'Booking rules',
    'Coverage',
    'Pages',
    'Legal',
    'Order on the site',
    'Company details',
  ])
  await expect(studio.getByRole('button', {name: 'Local developer'})).toBeVisible()
})

test('the fleet is a list of names with pictures', async ({openStudio}) => {
  const studio = await openStudio()
  await choose(studio, 'Fleet')
  const vehicles = studio.getByRole('link', {name: /passengers/})
  await expect(vehicles).toHaveText([
    /Cadillac Escalade/,
    /Chevrolet Suburban/,
    /Mercedes S550/,
    /Mercedes Sprinter/,
    /Rolls Royce/,
  ])
  for (const vehicle of await vehicles.all()) {
    await expect(vehicle.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  }
})

test('sample values are marked below their fields', async ({openStudio}) => {
  const studio = await openStudio()
  await choose(studio, 'Company details')
  const phone = studio.getByTestId('field-phone')
  await expect(phone.getByRole('textbox')).toHaveValue('+13055550100')
  await expect(phone.locator('..')).toContainText('Sample value. Replace before going live.')
})

test('documents that the site needs can neither be doubled nor removed', async ({openStudio}) => {
  const studio = await openStudio()
  const needed = [['Rates'], ['Company details'], ['Pages', /^Home/], ['Services', /^Hourly/]]
  for (const path of needed) {
    await choose(studio, ...path)
    await expect(publishButton(studio)).toBeVisible()
    await studio.getByRole('button', {name: 'Open document actions'}).click()
    await expect(studio.getByRole('menuitem'), path.join(', ')).toHaveText(['See on the site'])
    await studio.keyboard.press('Escape')
  }
  await studio.getByRole('button', {name: 'Published', exact: true}).click()
  await expect(publishButton(studio)).toHaveCount(0)
  await expect(studio.getByRole('button', {name: 'See on the site'})).toBeVisible()
  await expect(studio.getByRole('button', {name: 'Unpublish'})).toHaveCount(0)
})

test('a vehicle can be doubled, deleted and taken off the site', async ({openStudio}) => {
  const studio = await openStudio()
  await choose(studio, 'Fleet', /^Rolls Royce/)
  await studio.getByRole('button', {name: 'Open document actions'}).click()
  await expect(studio.getByRole('menuitem')).toContainText([
    'Duplicate',
    'Delete',
    'See on the site',
  ])
  await studio.keyboard.press('Escape')
  await studio.getByRole('button', {name: 'Published', exact: true}).click()
  await expect(studio.getByRole('button', {name: 'Unpublish'})).toBeVisible()
})

test('staff create what the site can show, and nothing else', async ({openStudio}) => {
  const studio = await openStudio()
  await studio.getByRole('button', {name: 'Create new document'}).click()
  const choices = studio.getByRole('listbox').last().getByRole('listitem')
  await expect(choices).toHaveText(['County', 'Destination', 'Job opening', 'Vehicle'])
})

test('a job opening leads to its place on the site', async ({openStudio, site}) => {
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Professional Chauffeur/)
  const opened = studio.waitForEvent('popup')
  await chooseAction(studio, 'See on the site')
  const careers = await opened
  await expect(careers).toHaveURL(`${site.url}/careers#openings`)
  await expect(careers.getByRole('heading', {name: 'Professional Chauffeur'})).toBeVisible()
})
