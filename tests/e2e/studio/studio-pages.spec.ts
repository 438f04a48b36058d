import type {Page} from '@playwright/test'

import {linkTo} from '../../support/content/link-to.ts'
import {choose, chooseAction, expect, publish, contentList, test} from '../../support/studio.ts'

test('a new page from a pattern is on the site, moves, is off and on again, and leaves its path to another [PAGES-1] [PAGES-3] [START-1]', async ({
  openStart,
  page: site,
  contentLake: {client},
}) => {
  const studio = await openStart()
  await studio.getByRole('button', {name: /^New page/}).click()
  const dialog = studio.getByRole('dialog', {name: 'New page'})
  await dialog.getByRole('radio', {name: /^Event or season/}).check()
  await dialog.getByLabel('Title').fill('Boat Show Week')
  await expect(dialog).toContainText('/boat-show-week')
  await dialog.getByRole('button', {name: 'Create the page'}).click()

  // The draft shows beside its form, as visitors will see it.
  const preview = studio.frameLocator('iframe').first()
  await expect(preview.getByRole('heading', {level: 1})).toHaveText('Boat Show Week')
  // By keyboard, since the list of sections above it grows as its rows come into view, and moves it away from a press.
  await studio.getByRole('button', {name: 'Search engines and sharing'}).press('Enter')
  const description = fieldOf(studio, 'seo.description')
  await expect(description).toBeVisible()
  await description.fill('Chauffeurs for the boat show.')
  await publish(studio)
  await site.goto('/boat-show-week')
  await expect(site.getByRole('heading', {level: 1})).toHaveText('Boat Show Week')

  const id = await client.fetch<string>('*[path == "/boat-show-week"][0]._id')
  await studio.goto(`${new URL(studio.url()).origin}/structure/page;${id}`)
  await fieldOf(studio, 'path').fill('/contact')
  const form = studio.getByTestId('form-view')
  await expect(
    form.getByText('The name of the page, in lists here and for search engines.'),
  ).toBeVisible()
  await expect(form.getByText('The page "Contact" already uses this address.')).toBeVisible()
  await fieldOf(studio, 'path').fill('/boat-show')
  await expect(form.getByText('Once this is published, /boat-show-week leads here.')).toBeVisible()
  await publish(studio)
  await site.goto('/boat-show-week')
  await expect(site).toHaveURL(/\/boat-show$/)

  // A former path can be removed, and that is all.
  const former = studio.getByTestId('field-formerPaths')
  await expect(former.getByRole('textbox')).toHaveValue('/boat-show-week')
  await expect(former.getByRole('textbox')).not.toBeEditable()
  await expect(former.getByRole('button', {name: 'Add item'})).toHaveCount(0)
  await former.getByRole('button').last().press('Enter')
  await expect(studio.getByRole('menuitem')).toHaveText(['Remove'])
  await studio.getByRole('menuitem', {name: 'Remove'}).press('Enter')
  const draft = {_id: `drafts.${id}`, path: '/boat-show'}
  const readDraft = () =>
    client.fetch(`*[_id == $id][0]{_id, path, formerPaths}`, {id: draft._id}, {perspective: 'raw'})
  await expect.poll(readDraft).toEqual({...draft, formerPaths: null})
  await expect(former).toHaveCount(0)
  await expect(fieldOf(studio, 'path')).toBeFocused()
  await client
    .patch(draft._id)
    .set({formerPaths: ['/boat-show-week']})
    .commit()
  await expect(former.getByRole('textbox')).toHaveValue('/boat-show-week')

  await chooseAction(studio, 'Take off the site')
  const offSite = studio.getByRole('dialog', {name: 'Take this page off the site'})
  await offSite
    .getByLabel('Where should all of this lead instead?')
    .selectOption({label: 'Nowhere: visitors read “Page not found”'})
  await offSite.getByRole('button', {name: 'Take it off the site'}).click()
  await expect(studio.getByText('It is kept here as a draft.')).toBeVisible()
  await site.goto('/boat-show')
  await expect(site.getByRole('heading', {level: 1})).toHaveText('Oops! Page not found')
  await publish(studio)

  // What leads there is led elsewhere before it goes.
  await client
    .patch('menus')
    .append('quickLinks', [{_type: 'link', _key: 'boats', label: 'Boats', target: linkTo(id)}])
    .commit()
  await chooseAction(studio, 'Delete')
  const question = studio.getByRole('dialog', {name: 'Delete this page'})
  await expect(question.getByRole('link', {name: 'Menus'})).toBeVisible()
  await expect(question).toContainText('/boat-show, /boat-show-week')
  const confirm = question.getByRole('button', {name: 'Delete'})
  await expect(confirm).toBeDisabled()
  await question
    .getByLabel('Where should all of this lead instead?')
    .selectOption({label: 'Special Events (/services/special-events)'})
  await confirm.click()
  await expect(studio.getByText('Deleted. The site no longer shows the page.')).toBeVisible()
  await site.goto('/boat-show-week')
  await expect(site).toHaveURL(/\/services\/special-events$/)
  await expect(site.getByRole('contentinfo').getByRole('link', {name: 'Boats'})).toHaveAttribute(
    'href',
    '/services/special-events',
  )
})

const boats = {
  _id: 'page-boats',
  _type: 'page',
  language: 'en',
  title: 'Boats',
  path: '/boats',
  sections: [{_type: 'textSection', _key: 'a', heading: 'Boats'}],
}

test('while a page is taken off the site its question stays, and it says so when somebody has just linked to it or deleted it [PAGES-3]', async ({
  openTab,
  contentLake: {client},
}) => {
  await client.create(boats)
  const studio = await openTab('/structure/page;page-boats')
  await chooseAction(studio, 'Take off the site')
  const question = studio.getByRole('dialog', {name: 'Take this page off the site'})
  const instead = question.getByLabel('Where should all of this lead instead?')
  const confirm = question.getByRole('button', {name: 'Take it off the site'})
  await instead.selectOption({label: 'Nowhere: visitors read “Page not found”'})
  const {promise: isLinked, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/mutate\//, async (route) => {
    await isLinked
    await route.continue()
  })
  await confirm.click()
  await expect(question.getByRole('button', {name: 'Keep it'})).toBeDisabled()
  await studio.keyboard.press('Escape')
  await expect(question).toBeVisible()

  const link = {_type: 'link', _key: 'boats', label: 'Boats', target: linkTo('page-boats')}
  await client.patch('menus').append('quickLinks', [link]).commit()
  goOn()
  await expect(
    studio.getByText(
      'Nothing was changed: somebody has just changed this page or one that links here.',
    ),
  ).toBeVisible()
  await expect(question.getByRole('link', {name: 'Menus'})).toBeVisible()
  await expect(confirm).toBeDisabled()
  await expect(confirm).toBeFocused()
  expect(await client.getDocument('page-boats')).toBeDefined()

  await instead.selectOption({label: 'Special Events (/services/special-events)'})
  await confirm.click()
  await expect(studio.getByText('It is kept here as a draft.')).toBeVisible()
  expect(await client.getDocument('page-boats')).toBeUndefined()

  const readsWhatIsInvolved = ({searchParams}: URL) =>
    searchParams.get('query')?.includes('"drafts." + $instead') === true
  await studio.route(readsWhatIsInvolved, async (route) => {
    await client.delete('drafts.page-boats')
    await route.continue()
  })
  await chooseAction(studio, 'Delete')
  const deletion = studio.getByRole('dialog', {name: 'Delete this page'})
  await deletion.getByRole('button', {name: 'Delete'}).click()
  await expect(studio.getByText('This page has already been deleted.')).toBeVisible()
  await expect(deletion).toHaveCount(0)
  await expect(studio.getByText('Deleted.', {exact: true})).toHaveCount(0)
})

test('only a page that still exists can be copied, and whoever leaves while a page is created is not pulled back to it [PAGES-1]', async ({
  openStudio,
  contentLake: {client},
}) => {
  await client.create(boats)
  const studio = await openStudio()
  await studio.getByRole('link', {name: 'Start', exact: true}).click()
  await studio.getByRole('button', {name: /^New page/}).click()
  const dialog = studio.getByRole('dialog', {name: 'New page'})
  await dialog.getByRole('radio', {name: /^Copy of a page/}).check()
  await dialog.getByLabel('Title').fill('Hotels')
  const copied = dialog.getByLabel('Page to copy')
  await copied.selectOption({label: 'Boats'})
  const create = dialog.getByRole('button', {name: 'Create the page'})
  await expect(create).toBeEnabled()
  await client.delete('page-boats')
  await expect(create).toBeDisabled()
  await expect(copied).toHaveValue('')

  await copied.selectOption({label: 'Contact'})
  const {promise: slow, resolve: goOn} = Promise.withResolvers<void>()
  await studio.route(/\/data\/mutate\//, async (route) => {
    await slow
    await route.continue()
  })
  const sent = studio.waitForRequest(/\/data\/mutate\//)
  await create.click()
  await sent
  await studio.goBack()
  await expect(contentList(studio)).toBeVisible()
  goOn()
  await expect(
    studio.getByText('Hotels was created. It is listed under Pages.').first(),
  ).toBeVisible()
  await expect(contentList(studio)).toBeVisible()
  await expect(studio).toHaveURL(/\/structure$/)
})

test('a page is not taken off the site before the pages are read to which its links may lead [PAGES-3]', async ({
  openTab,
  contentLake: {client},
}) => {
  await client.create(boats)
  const studio = await openTab('/structure/page;page-boats')
  const readsPages = ({searchParams}: URL) =>
    searchParams.get('query')?.includes('coalesce(title, path)') === true
  await studio.route(readsPages, (route) => route.abort())
  await chooseAction(studio, 'Take off the site')
  const question = studio.getByRole('dialog', {name: 'Take this page off the site'})
  await expect(question).toContainText('What leads here cannot be read at the moment.')
  await expect(question.getByRole('button', {name: 'Take it off the site'})).toHaveCount(0)
  await studio.unroute(readsPages)
  await question
    .getByLabel('Where should all of this lead instead?')
    .selectOption({label: 'Special Events (/services/special-events)'})
  await question.getByRole('button', {name: 'Keep it'}).click()
  await expect(studio.getByRole('button', {name: 'Open document actions'})).toBeFocused()
})

test('a page of an airport begins from the pattern and shows the place that is chosen', async ({
  openStart,
  contentLake: {client},
}) => {
  const studio = await openStart()
  await studio.getByRole('button', {name: /^New page/}).click()
  const dialog = studio.getByRole('dialog', {name: 'New page'})
  await dialog.getByRole('radio', {name: /^Airport or port/}).check()
  await dialog.getByLabel('Title').fill('Homestead')
  await dialog.getByRole('button', {name: 'Create the page'}).click()
  const preview = studio.frameLocator('iframe').first()
  await expect(preview.getByRole('heading', {level: 1})).toHaveText('Homestead')
  await expect(studio.getByText('Choose the airport or the port.').first()).toBeVisible()
  const id = await client.fetch<string>(
    '*[_type == "page" && title == "Homestead"][0]._id',
    {},
    {perspective: 'raw'},
  )
  await client.create({
    _id: 'destination-hst',
    _type: 'destination',
    name: 'Homestead',
    kind: 'airport',
    code: 'HST',
  })
  await client
    .patch(id, {set: {destination: {_type: 'reference', _ref: 'destination-hst'}}})
    .commit()
  await expect(preview.getByText('Airport code HST')).toBeVisible()
})

test('the office picks where a menu entry leads: a page, and a part of it', async ({
  openStudio,
  page: site,
}) => {
  const studio = await openStudio()
  await choose(studio, 'Menus')
  const quickLinks = studio.locator('[data-testid="field-quickLinks"]')
  await quickLinks.getByRole('button', {name: 'Add item'}).click()
  const entry = studio.getByRole('dialog')
  await entry.getByLabel('Words on the link', {exact: true}).fill('Rates')
  await entry.getByLabel('Words on the link in Spanish').fill('Tarifas')
  const leadsTo = entry.getByRole('combobox').first()
  await leadsTo.fill('Hourly')
  await studio.getByRole('option').getByText('Hourly Service').click()
  await entry.getByLabel('Part of the page').selectOption('rates')
  await entry.getByRole('button', {name: 'Close dialog'}).click()
  await publish(studio)
  await site.goto('/contact')
  await expect(site.getByRole('contentinfo').getByRole('link', {name: 'Rates'})).toHaveAttribute(
    'href',
    '/services/hourly-service#rates',
  )
})

/** The field of the form with this path. */
function fieldOf(studio: Page, path: string) {
  return studio.locator(`[data-testid="field-${path}"]`).getByRole('textbox').first()
}
