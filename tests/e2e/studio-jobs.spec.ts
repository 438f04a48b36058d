import {openAlive} from '../support/open-alive.ts'
import {choose, chooseAction, expect, publish, test} from '../support/studio.ts'

test.describe.configure({mode: 'default', timeout: 240_000})

test('an opening is taken off the site and put back', async ({page, openStudio, keep}) => {
  await keep('job-operations-manager')
  await openAlive(page, '/careers')
  const opening = page.getByRole('heading', {name: 'Operations Manager'})
  await expect(opening).toBeVisible()

  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Operations Manager/)
  await studio.getByRole('button', {name: 'Published', exact: true}).click()
  await studio.getByRole('button', {name: 'Unpublish'}).click()
  await studio
    .getByRole('dialog')
    .getByRole('button', {name: /^Unpublish/})
    .click()
  await expect(opening).toHaveCount(0)
  await expect(page.getByRole('heading', {name: 'Professional Chauffeur'})).toBeVisible()

  await studio.getByRole('button', {name: 'Draft', exact: true}).click()
  await publish(studio)
  await expect(opening).toBeVisible()
})

test('a new opening is written, published and deleted', async ({
  page,
  openStudio,
  contentLake: {client},
}) => {
  await openAlive(page, '/careers')
  const studio = await openStudio()
  await choose(studio, 'Job openings')
  await studio.getByRole('link', {name: 'Job opening', exact: true}).click()
  try {
    await studio.getByLabel('Job title').fill('Vehicle Detailer')
    await studio.getByRole('button', {name: 'Make it from the title'}).click()
    await studio.getByLabel('Department').fill('Operations')
    await studio
      .getByLabel('Description')
      .fill(
        'You keep every vehicle of the fleet spotless, inside and out, before each ride it takes.',
      )
    await studio.getByRole('button', {name: 'Add item'}).click()
    await studio.getByTestId('field-requirements').getByRole('textbox').fill('An eye for detail')
    await publish(studio)
    const opening = page.getByRole('article').filter({hasText: 'Vehicle Detailer'})
    await expect(opening).toContainText('An eye for detail')

    await chooseAction(studio, 'Delete')
    await studio
      .getByRole('dialog')
      .getByRole('button', {name: /^Delete/})
      .click()
    await expect(opening).toHaveCount(0)
  } finally {
    await client.delete({query: '*[_type == "job" && slug == "vehicle-detailer"]'})
  }
})

test('the history of an opening holds what was published before', async ({openStudio, keep}) => {
  await keep('job-customer-service-representative')
  const studio = await openStudio()
  await choose(studio, 'Job openings', /^Customer Service/)
  const location = studio.getByLabel('Location')
  for (const place of ['Fort Lauderdale, FL', 'Doral, FL']) {
    await location.fill(place)
    await publish(studio)
  }
  await studio.getByRole('button', {name: /Last published/}).click()
  await studio.getByRole('tab', {name: 'History'}).click()
  const versions = studio.getByRole('listbox', {name: 'Document revisions'}).getByRole('option')
  await expect(versions).toContainText(['Published', 'Published', 'Created'])
  await versions.nth(1).getByRole('button').first().click()
  await expect(location).toHaveValue('Fort Lauderdale, FL')
})
