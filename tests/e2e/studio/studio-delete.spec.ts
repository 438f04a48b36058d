import {choose, chooseAction, expect, test} from '../../support/studio.ts'

test('a vehicle that has a rate is not deleted; the message names its pages and leads to Rates [PUBLISH-8]', async ({
  openStudio,
  site,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  await choose(studio, 'Fleet', /^Rolls Royce/)
  await chooseAction(studio, 'Delete')
  const dialog = studio.getByRole('dialog', {name: 'Delete'})
  await expect(dialog).toContainText('Rolls Royce is in use, so it cannot be deleted.')
  await expect(dialog.getByRole('button', {name: 'Delete', exact: true})).toHaveCount(0)
  await expect(dialog.getByRole('button', {name: 'Delete it and its prices'})).toBeVisible()
  await expect(dialog).toContainText('Rolls Royce shows on Home, ')
  await expect(dialog).toContainText('It can be brought back from the start page')
  const home = dialog.getByRole('link', {name: 'Home', exact: true})
  await expect(home).toHaveAttribute('href', `${site.url}/`)
  await dialog.getByRole('link', {name: 'Rates', exact: true}).click()
  await expect(studio.getByLabel('Rolls Royce, 2-4 hours, from', {exact: true})).toBeVisible()
  expect(await client.getDocument('vehicle-rolls-royce')).toBeTruthy()
})

test('a vehicle that alone has a price in a duration is not deleted with its prices; the message says where to go first [PUBLISH-8]', async ({
  openTab,
  contentLake: {client},
}) => {
  await client
    .patch('rates')
    .unset(['rateCards[-1].prices[vehicle._ref != "vehicle-rolls-royce"]'])
    .commit()
  const studio = await openTab('/structure/vehicle;vehicle-rolls-royce')
  await chooseAction(studio, 'Delete')
  const dialog = studio.getByRole('dialog', {name: 'Delete'})
  await expect(dialog).toContainText(
    'It is the only vehicle in 8+ hours. Change the durations in Rates, and publish that, first.',
  )
  await expect(dialog.getByRole('button', {name: /^Delete/})).toHaveCount(0)
  await expect(dialog.getByRole('link', {name: 'Rates', exact: true})).toBeVisible()
})

test('before a county is deleted, the pages that show it are named, as soon as they can be read [PUBLISH-8]', async ({
  openStudio,
  site,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Coverage', 'Counties', /^Broward/)
  const readsUses = ({searchParams}: URL) =>
    searchParams.get('query')?.includes('references($id)') === true
  await studio.route(readsUses, (route) => route.abort())
  await chooseAction(studio, 'Delete')
  const dialog = studio.getByRole('dialog', {name: 'Delete'})
  await expect(dialog).toContainText('Where this is used cannot be read at the moment.')
  await studio.unroute(readsUses)
  await expect(dialog).toContainText('Broward shows on Home, Inicio.')
  await expect(dialog.getByRole('link', {name: 'Home'})).toHaveAttribute('href', `${site.url}/`)
  await dialog.getByRole('button', {name: 'Keep it'}).click()
  await expect(studio.getByRole('textbox', {name: 'County'})).toHaveValue('Broward')
  await expect(studio.getByRole('button', {name: 'Open document actions'})).toBeFocused()
})

test('what came into use meanwhile is not deleted; nobody leaves the question while it is tried [PUBLISH-8]', async ({
  openTab,
  contentLake: {client},
}) => {
  await client.create({_id: 'vehicle-sedan', _type: 'vehicle', name: 'Town sedan'})
  const studio = await openTab('/structure/vehicle;vehicle-sedan')
  await chooseAction(studio, 'Delete')
  const dialog = studio.getByRole('dialog', {name: 'Delete'})
  const keep = dialog.getByRole('button', {name: 'Keep it'})
  await expect(keep).toBeEnabled()
  const vehicle = {_type: 'reference', _ref: 'vehicle-sedan'}
  await client
    .patch('rates')
    .append('rateCards[0].prices', [{_type: 'vehiclePrice', _key: 'sedan', vehicle}])
    .commit()
  const {promise: looked, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/mutate\//, async (route) => {
    await looked
    await route.continue()
  })
  await dialog.getByRole('button', {name: 'Delete', exact: true}).click()
  await expect(keep).toBeDisabled()
  await studio.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  goOn()
  await expect(studio.getByText('somebody has just used or changed it')).toBeVisible()
  await expect(dialog).toContainText('Town sedan is in use, so it cannot be deleted.')
  await expect(keep).toBeFocused()
  await studio.unroute(/\/data\/mutate\//)
  await dialog.getByRole('button', {name: 'Delete it and its prices'}).click()
  await expect(studio.getByText('Deleted. The site no longer shows it.')).toBeVisible()
})

test('the question before a deletion stays while somebody edits and discards; an opening goes together with its Spanish translation, and the question says so [TRANSLATE-4]', async ({
  openTab,
  contentLake: {client},
}) => {
  const studio = await openTab('/structure/job;job-operations-manager')
  await chooseAction(studio, 'Delete')
  const question = studio.getByRole('dialog', {name: 'Delete'})
  const keep = question.getByRole('button', {name: 'Keep it'})
  await expect(keep).toBeEnabled()
  const location = studio.getByTestId('field-location').locator('input')
  const published = await client.getDocument('job-operations-manager')
  const ids = {draftId: 'drafts.job-operations-manager', publishedId: 'job-operations-manager'}
  const patch = {set: {location: 'Doral, FL'}}
  await client.action({actionType: 'sanity.action.document.edit', ...ids, patch})
  await expect(location).toHaveValue('Doral, FL')
  await expect(keep).toBeVisible()
  await client.delete(ids.draftId)
  await expect(location).toHaveValue(String(published?.['location']))
  await keep.click()
  await expect(question).toHaveCount(0)

  await chooseAction(studio, 'Delete')
  await expect(question).toContainText('Its Spanish version goes too')
  await question.getByRole('button', {name: 'Delete'}).click()
  await expect(studio.getByText('Deleted. The site no longer shows it.')).toBeVisible()
  expect(
    await client.fetch('*[_id in ["job-operations-manager", "job-operations-manager-es"]]._id'),
  ).toEqual([])
})
