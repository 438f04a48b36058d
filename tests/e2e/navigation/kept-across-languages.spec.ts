import {linkTo} from '../../support/content/link-to.ts'
import {form} from '../../support/page/booking-board.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {expectSectionInView, waitForRest} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/site.ts'
import {inHeader} from './in-header.ts'

/* What stays as it was when a visitor goes on in the other language. */

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

test('a booking form in which somebody has begun stays as it is [LANG-2]', async ({page}) => {
  await openHydrated(page, '/reservation')
  const pickUp = form(page).getByLabel('Pick-up address or airport')
  await pickUp.fill('1015 North America Way')
  await inHeader(page, 'Español').click()
  await expect(page).toHaveURL('/es/reservacion')
  await expect(pickUp).toHaveValue('1015 North America Way')
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
