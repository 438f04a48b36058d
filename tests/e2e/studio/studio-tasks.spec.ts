import type {Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {
  choose,
  chooseAction,
  expect,
  publishButton,
  contentList,
  test,
} from '../../support/studio.ts'

test('the Studio opens signed in with the tasks of the office, and nothing for developers or that the site cannot show [START-4]', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await expect(contentList(studio).getByRole('link')).toHaveText([
    'Rates',
    'Fleet',
    'Job openings',
    'Announcement',
    'Services',
    'Cancellation and booking rules',
    'Coverage',
    'Pages',
    'Legal',
    'Menus',
    'Company details',
  ])
  await expect(studio.getByRole('button', {name: 'Local developer'})).toBeVisible()
  await expect(studio.getByRole('link', {name: 'Start', exact: true})).toBeVisible()
  await expect(studio.getByRole('link', {name: 'Vision'})).toHaveCount(0)

  await studio.getByRole('button', {name: 'Create new document'}).click()
  const choices = studio.getByRole('listbox').last().getByRole('listitem')
  await expect(choices).toHaveText(['County', 'Destination', 'Job opening', 'Vehicle'])
})

test('the fleet is a list in the order of the site, with pictures, prices and passengers; sample values are marked below their fields', async ({
  openStudio,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Fleet')
  const vehicles = studio.getByRole('list', {name: 'Fleet'}).getByRole('link')
  await expect(vehicles).toHaveText([
    /Cadillac Escalade.*\$120-180 \/ hour, 1-6 passengers/,
    /Chevrolet Suburban/,
    /Mercedes S550/,
    /Mercedes Sprinter.*\$180-280 \/ hour, 8-14 passengers/,
    /Rolls Royce/,
  ])
  for (const vehicle of await vehicles.all()) {
    await expect(vehicle.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  }

  await choose(studio, 'Company details')
  const phone = studio.getByTestId('field-phone')
  await expect(phone.getByRole('textbox')).toHaveValue('+13055550100')
  await expect(phone.locator('..')).toContainText('Sample value. Replace before going live.')
})

test('the list of pages opens with hundreds of translations, without them and with a page in Spanish alone', async ({
  openStudio,
  contentLake: {client},
}) => {
  const page = {_type: 'page', sections: []}
  const transaction = client
    .transaction()
    .create({...page, _id: 'page-gala-es', language: 'es', title: 'Ballet'})
  for (let number = 0; number < 200; number += 1) {
    const id = crypto.randomUUID()
    transaction
      .create({...page, _id: id, language: 'en', title: `Yacht ${number}`})
      .create({...page, _id: `${id}-es`, language: 'es', title: `Barco ${number}`})
  }
  await transaction.commit()
  const studio = await openStudio()
  await choose(studio, 'Pages')
  const rows = studio.getByRole('listbox', {name: 'Pages'}).getByRole('link')
  // A translation that is listed, such as Barco 0, would stand between these two.
  await expect(rows.nth(0)).toContainText('Ballet')
  await expect(rows.nth(1)).toContainText('Careers')
  await choose(studio, /^Home/)
  await expect(publishButton(studio)).toBeVisible()
})

test('the order of a list is the order on the site [START-5]', async ({page, openStudio}) => {
  await openHydrated(page, '/')
  const counties = page.locator('#coverage').getByRole('heading', {level: 3})
  const before = await counties.allTextContents()
  const studio = await openStudio()
  const {list, rows, names} = await openCounties(studio)
  const [first = '', second = '', third = ''] = names

  await list.getByRole('button', {name: /^Move/}).first().click()
  await studio.getByRole('menuitem', {name: 'Move down'}).click()
  await expect(rows).toHaveText([second, first, third])
  await expect(counties).not.toHaveText(before)

  await rows.last().dragTo(rows.first())
  await expect(rows).toHaveText([third, second, first])
  await expect(counties).toHaveText([...before.slice(0, 3).toReversed(), ...before.slice(3)])
  await expect(studio.getByText('The site shows them in this order.').first()).toBeVisible()
})

test('a list shows the order that another person publishes, and the next move keeps it [START-5]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const {list, rows, names} = await openCounties(studio)
  const [first = '', second = '', third = ''] = names
  const counties = () => client.fetch<{_ref: string}[]>('*[_id == "listOrder"][0].coverageAreas')
  const before = await counties()
  await list.getByRole('button', {name: /^Move/}).first().click()
  await studio.getByRole('menuitem', {name: 'Move down'}).click()
  await expect(rows).toHaveText([second, first, third])
  await expect(studio.getByText('The site shows them in this order.').first()).toBeVisible()

  const coverageAreas = (await counties()).toReversed()
  await client.patch('listOrder', {set: {coverageAreas}}).commit()
  await expect(rows).toHaveText([third, first, second])
  // What was there before the move shows again, too.
  await client.patch('listOrder', {set: {coverageAreas: before}}).commit()
  await expect(rows).toHaveText([first, second, third])

  await list.getByRole('button', {name: /^Move/}).last().click()
  await studio.getByRole('menuitem', {name: 'Move up'}).click()
  await expect(rows).toHaveText([first, third, second])
  const ids = before.map(({_ref}) => _ref)
  await expect
    .poll(async () => (await counties()).map(({_ref}) => _ref))
    .toEqual([ids[0], ids[2], ids[1]])
})

test('a move in a list that does not show another person’s order yet keeps that order [START-5]', async ({
  openStudio,
  contentLake: {client},
}) => {
  const studio = await openStudio()
  const {list, rows, names} = await openCounties(studio)
  const [first = '', second = '', third = ''] = names
  const ids = await client.fetch<string[]>('*[_id == "listOrder"][0].coverageAreas[]._ref')

  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  const isList = ({searchParams}: URL) => searchParams.get('$order') === '"coverageAreas"'
  await studio.route(isList, async (route) => {
    await released
    await route.fallback()
  })
  const asked = studio.waitForRequest((request) => isList(new URL(request.url())))
  const coverageAreas = [ids[2], ids[0], ids[1]].map((_ref) => ({
    _key: _ref,
    _type: 'reference',
    _ref,
  }))
  await client.patch('listOrder', {set: {coverageAreas}}).commit()
  await asked
  await expect(rows).toHaveText([first, second, third])
  await list.getByRole('button', {name: /^Move/}).first().click()
  await studio.getByRole('menuitem', {name: 'Move down'}).click()
  await expect(studio.getByText('The site shows them in this order.').first()).toBeVisible()
  // The other person has put the third above the two.
  await expect(rows).toHaveText([third, second, first])
  release()
  await expect(rows).toHaveText([third, second, first])
  expect(await client.fetch('*[_id == "listOrder"][0].coverageAreas[]._ref')).toEqual([
    ids[2],
    ids[1],
    ids[0],
  ])
})

test('what the site needs can be neither duplicated nor removed; a vehicle can, a county can be unpublished, and an open opening and an airport lead to their own pages on the site', async ({
  openStudio,
  site,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Fleet', /^Rolls Royce/)
  await studio.getByRole('button', {name: 'Open document actions'}).click()
  await expect(studio.getByRole('menuitem')).toContainText([
    'Duplicate',
    'Delete',
    'See on the site',
  ])
  await studio.keyboard.press('Escape')

  await choose(studio, 'Job openings', /^Professional Chauffeur/)
  const opened = studio.waitForEvent('popup')
  await chooseAction(studio, 'See on the site')
  const careers = await opened
  await expect(careers).toHaveURL(`${site.url}/careers?job=professional-chauffeur`)
  await expect(
    careers.getByRole('heading', {level: 1, name: 'Professional Chauffeur'}),
  ).toBeVisible()
  await careers.close()

  for (const path of [['Rates'], ['Pages', /^Home/]]) {
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

  await choose(studio, 'Coverage', 'Counties', /^Broward/)
  await studio.getByRole('button', {name: 'Published', exact: true}).click()
  await expect(studio.getByRole('button', {name: 'Unpublish'})).toBeVisible()

  await choose(studio, 'Airports', /^Miami International/)
  const openedAirport = studio.waitForEvent('popup')
  await chooseAction(studio, 'See on the site')
  await expect(await openedAirport).toHaveURL(`${site.url}/airports/mia`)
})

test('an announcement whose end has passed asks before it is published [PUBLISH-4]', async ({
  openStart,
  contentLake: {client},
}) => {
  const id = 'announcement'
  await client.createOrReplace({
    _id: id,
    _type: 'announcement',
    text: 'The office is closed on Monday.',
    showUntil: '2020-01-15T14:00:00.000Z',
  })
  const studio = await openStart()
  await studio.getByRole('link', {name: /^Post an announcement/}).click()
  await studio
    .getByTestId('field-text')
    .getByRole('textbox')
    .first()
    .fill('The office is closed on Tuesday.')
  await publishButton(studio).click()
  const question = studio.getByRole('dialog', {name: 'Please look once more'})
  await expect(question).toContainText('This time has passed, so the announcement does not show.')
  await question.getByRole('link', {name: /^Show until/}).click()
  await expect(question).toHaveCount(0)
  await expect(studio.getByTestId('field-showUntil').getByRole('textbox')).toBeFocused()
  await publishButton(studio).click()
  await question.getByRole('button', {name: 'Yes, publish'}).click()
  await expect
    .poll(() => client.getDocument(id))
    .toMatchObject({text: 'The office is closed on Tuesday.'})
})

/** Opens the ordered list of counties, of which there are three. */
async function openCounties(studio: Page) {
  await choose(studio, 'Coverage', 'Counties')
  const list = studio.getByRole('list', {name: 'Counties'})
  const rows = list.getByRole('link')
  await expect(rows).toHaveText([/./, /./, /./])
  return {list, rows, names: await rows.allTextContents()}
}
