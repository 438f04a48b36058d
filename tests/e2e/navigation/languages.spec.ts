import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordRequests} from '../../support/page/record/record-requests.ts'
import {translatedRoutes} from '../../support/page/routes.ts'
import {expect, test} from '../../support/site.ts'
import {inHeader} from './in-header.ts'

/* Where the links between the languages lead; kept-across-languages.spec.ts has what stays as it was. */

test('from every page the header leads to the same page in the other language, and back [LANG-1]', async ({
  page,
}) => {
  test.slow()
  for (const {english, spanish} of translatedRoutes) {
    await page.goto(english)
    const inEnglish = await page.title()
    await inHeader(page, 'Español').click()
    await expect(page).toHaveURL(spanish)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page).not.toHaveTitle(inEnglish)
    await inHeader(page, 'English').click()
    await expect(page).toHaveURL(english)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle(inEnglish)
  }
})

test('the link says its language, in it and for what it leads to', async ({page}) => {
  await page.goto('/contact')
  for (const region of ['banner', 'contentinfo'] as const) {
    const link = page.getByRole(region).getByRole('link', {name: 'Español'})
    await expect(link).toHaveAttribute('hreflang', 'es')
    await expect(link).toHaveAttribute('lang', 'es')
  }
  const current = page.getByRole('contentinfo').getByText('English', {exact: true})
  await expect(current).toHaveAttribute('aria-current', 'true')
})

test('on a phone the link in the footer leads to the footer of the other language', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 700})
  await openHydrated(page, '/careers')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Español'}).click()
  await expect(page).toHaveURL('/es/empleo')
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'English'})).toBeInViewport()
})

test('while the words of the other language are on their way the page says so, and Back leads where it says', async ({
  page,
}) => {
  await openHydrated(page, '/careers')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy Policy')
  const words = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await words.promise
    await route.continue()
  })
  const loading = page.getByRole('status').filter({hasText: 'Loading'})
  await inHeader(page, 'Español').click()
  await expect(loading).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/careers')
  await expect(loading).toHaveCount(0)
  await inHeader(page, 'Español').click()
  words.resolve()
  await expect(page).toHaveURL('/es/empleo')
  await page.goBack()
  await expect(page).toHaveURL('/careers')
})

test('the booking form is asked for the language of its page once its provider takes one', async ({
  page,
  contentLake: {client},
  bookingWidget,
}) => {
  await client.patch('siteSettings').set({bookingLanguageParameter: 'lang'}).commit()
  const requests = recordRequests(page)
  await openHydrated(page, '/es/contacto')
  await page.getByRole('banner').getByRole('link', {name: 'Reservar'}).click()
  await expect.poll(() => requests).toContain(`GET ${bookingWidget.url}/book?lang=es`)
})

test('the menu of a phone leads to the other language', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844})
  await openHydrated(page, '/es/contacto')
  await page.getByRole('button', {name: 'Abrir el menú'}).click()
  const menu = page.getByRole('dialog', {name: 'Menú'})
  await expect(menu.getByText('Español', {exact: true})).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL('/contact')
  await expect(menu).toBeHidden()
})

test('a page that is not translated leads to the top of the home page of the other language [LANG-1]', async ({
  page,
  contentLake: {client},
}) => {
  await client.create({
    _type: 'page',
    title: 'Boat Show',
    path: '/boat-show',
    language: 'en',
    sections: [{_type: 'pageHeadSection', _key: 'head', heading: 'Boat Show'}],
  })
  await openHydrated(page, '/boat-show?pickup=MIA#main')
  await expect(page.getByRole('heading', {level: 1, name: 'Boat Show'})).toBeVisible()
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es')
})

test('where the words of the other language cannot be loaded, the browser loads its page', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await page.route('**/assets/*.js', (route) => route.abort())
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/contacto')
  await expect(page.getByRole('heading', {level: 1, name: 'Cuéntenos adónde va'})).toBeVisible()
  await expect(inHeader(page, 'English')).toBeVisible()
})

test('what cannot be found says so in the language of its path', async ({page}) => {
  const response = await page.goto('/es/nada')
  expect(response?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page
    .getByRole('main')
    .getByRole('link', {name: /inicio/i})
    .click()
  await expect(page).toHaveURL('/es')
})

test('where the host answers in English, what cannot be found says so in Spanish once its script runs', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({message}) => problems.push(message))
  // The document is the one for English paths.
  await page.addInitScript(() => history.replaceState(null, '', '/es/nada'))
  await openHydrated(page, '/nothing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Página no encontrada')
  await expect(inHeader(page, 'English')).toBeVisible()
  for (const tag of ['title', 'meta[name=description]', 'meta[name=robots]']) {
    await expect(page.locator(tag)).toHaveCount(1)
  }
  await expect(page).toHaveTitle(/^Página no encontrada/)
  expect(problems).toEqual([])
})

test('one published rate appears on an open page of each language', async ({
  page,
  context,
  contentLake: {client},
}) => {
  const spanish = await context.newPage()
  await openHydrated(page, '/')
  await openHydrated(spanish, '/es')
  const cards = [page, spanish].map((each) =>
    each.getByRole('article').filter({hasText: 'Cadillac Escalade'}),
  )
  for (const card of cards) await expect(card).toContainText('$120-180')
  await client
    .patch('rates')
    .set({'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': 185})
    .commit()
  for (const card of cards) await expect(card).toContainText('$120-185')
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  test('the links between the languages lead the way', async ({page}) => {
    await page.goto('/services/hourly-service')
    await page.getByRole('contentinfo').getByRole('link', {name: 'Español'}).click()
    await expect(page).toHaveURL('/es/servicios/servicio-por-hora')
    await inHeader(page, 'English').click()
    await expect(page).toHaveURL('/services/hourly-service')
  })
})

test.describe('in a browser that prefers Spanish', () => {
  test.use({locale: 'es-MX'})

  test('an English path stays English, also after a visit to a Spanish page [LANG-1]', async ({
    page,
  }) => {
    await openHydrated(page, '/es/contacto')
    await openHydrated(page, '/contact')
    // What the office does now is said by the script alone.
    await expect(page.getByRole('contentinfo')).toContainText(/Office open|Closed now/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL('/contact')
  })
})
