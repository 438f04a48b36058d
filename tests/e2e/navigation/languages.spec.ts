import type {Page} from '@playwright/test'

import {linkTo} from '../../support/content/link-to.ts'
import {form} from '../../support/page/booking-board.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {recordRequests} from '../../support/page/record/record-requests.ts'
import {translatedRoutes} from '../../support/page/routes.ts'
import {expectSectionInView, waitForRest} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'

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

test('another language keeps the query, the part of the page, the place in it and the focus [LANG-2]', async ({
  page,
}) => {
  await openHydrated(page, '/?pickup=MIA#coverage')
  await expectSectionInView(page, 'coverage')
  // Further down than the hash alone leads.
  await page.evaluate(() => scrollBy({top: 120, behavior: 'instant'}))
  const place = () =>
    page.locator('#coverage').evaluate((section) => Math.round(section.getBoundingClientRect().top))
  const before = await place()
  const link = inHeader(page, 'Español')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/es?pickup=MIA#coverage')
  await expect(page.getByRole('status').filter({hasText: 'The Chauffeur Company'})).toHaveText(
    /español|chofer/i,
  )
  await waitForRest(page)
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  await expect(inHeader(page, 'English')).toBeFocused()
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

test('another language keeps a choice that was made on the page [LANG-2]', async ({page}) => {
  await openHydrated(page, '/services/hourly-service')
  await page.getByRole('radio', {name: 'Rolls Royce'}).check()
  await expect(page).toHaveURL(/\?estimate-vehicle=vehicle-rolls-royce$/)
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL(
    '/es/servicios/servicio-por-hora?estimate-vehicle=vehicle-rolls-royce',
  )
  await expect(page.getByRole('radio', {name: 'Rolls Royce'})).toBeChecked()
})

test('another language keeps what was typed, but for a password [LANG-2]', async ({page}) => {
  await openHydrated(page, '/contact')
  await page.getByRole('textbox', {name: 'First name'}).fill('Elena')
  await page.getByRole('textbox', {name: 'Message'}).fill('Two cars on Friday, please.')
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/contacto')
  await expect(page.getByRole('textbox', {name: 'Nombre'})).toHaveValue('Elena')
  await expect(page.getByRole('textbox', {name: 'Mensaje'})).toHaveValue(
    'Two cars on Friday, please.',
  )

  await openHydrated(page, '/')
  await page.getByRole('searchbox', {name: 'City, airport, port'}).fill('Orlando')
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es')
  await expect(page.getByText('“Orlando” no está entre los lugares')).toBeVisible()

  await openHydrated(page, '/auth')
  await page.getByRole('textbox', {name: 'Email', exact: true}).fill('elena@example.com')
  await page.getByLabel('Password', {exact: true}).fill('not to be kept')
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/acceso')
  const signIn = page.getByRole('tabpanel', {name: 'Iniciar sesión'})
  await expect(signIn.getByRole('textbox', {name: /Correo/})).toHaveValue('elena@example.com')
  await expect(signIn.getByLabel('Contraseña', {exact: true})).toHaveValue('')
})

test('that a message was sent stays in another language, and Back to the first one [LANG-2]', async ({
  page,
}) => {
  await openHydrated(page, '/contact')
  await page.getByRole('textbox', {name: 'First name'}).fill('Elena')
  await page.getByRole('textbox', {name: 'Last name'}).fill('Ruiz')
  await page.getByRole('textbox', {name: 'Email', exact: true}).fill('elena@example.com')
  await page.getByRole('textbox', {name: 'Message'}).fill('Two cars on Friday, please.')
  await page.getByRole('button', {name: 'Send Message'}).click()
  await expect(page.getByRole('heading', {name: 'Thank you, Elena'})).toBeFocused()
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/contacto')
  await expect(page.getByRole('heading', {name: 'Gracias, Elena'})).toBeVisible()
  await expect(page.getByText('Two cars on Friday, please.')).toBeVisible()
  await expect(inHeader(page, 'English')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', {name: 'Thank you, Elena'})).toBeVisible()
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

test('a booking form in which somebody has begun stays as it is [LANG-2]', async ({page}) => {
  await openHydrated(page, '/reservation')
  const pickUp = form(page).getByLabel('Pick-up address or airport')
  await pickUp.fill('1015 North America Way')
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/reservacion')
  await expect(pickUp).toHaveValue('1015 North America Way')
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

test('a menu leads to the same chapter of a legal text in each language, which the change keeps in view [LANG-2]', async ({
  page,
  contentLake: {client},
}) => {
  await client
    .patch('menus')
    .append('quickLinks', [
      {
        _type: 'link',
        _key: 'liability',
        label: 'Our liability',
        labelTranslations: [
          {
            _type: 'internationalizedArrayStringValue',
            _key: 'es',
            language: 'es',
            value: 'Nuestra responsabilidad',
          },
        ],
        target: linkTo('legal-terms-of-service', 'liability'),
      },
    ])
    .commit()
  await openHydrated(page, '/es')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', {name: 'Nuestra responsabilidad'}).click()
  await expect(page).toHaveURL(/\/es\/terminos-[a-z-]+#liability$/)
  await expectSectionInView(page, 'responsabilidad')
  await page.reload()
  await expectSectionInView(page, 'responsabilidad')
  await inHeader(page, 'English').click()
  await expect(page).toHaveURL('/terms-of-service#liability')
  await expectSectionInView(page, 'liability')
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

function inHeader(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', {name, exact: true})
}
