import type {Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/hourly-service'

const inLanguages = {
  en: {
    estimate: 'Estimate',
    more: 'Half an hour more',
    rate: '4-8 hours: $110-160 per hour',
    status:
      'Cadillac Escalade, 7½ hours: $825-1,200. 8 hours, from $800, cost less than 7½ hours, from $825.',
    lengthen: 'Make it 8 hours',
    day: 'Day (optional)',
    book: 'Book this ride',
    copy: 'Copy',
    copied: 'Copied',
    text: [
      'Rolls Royce, 2½ hours: $875-1,250',
      'Rate: 2-4 hours: $350-500 per hour',
      'Not included: Gratuity',
      'The price of your ride is the one in your confirmation.',
    ],
    resting: 'Cadillac Escalade, 2 hours',
    sprinter: '2-4 hours: $180-280',
  },
  es: {
    estimate: 'Estimación',
    more: 'Media hora más',
    rate: '4-8 horas: $110-160 por hora',
    status:
      'Cadillac Escalade, 7½ horas: $825-1,200. 8 horas, desde $800, cuestan menos que 7½ horas, desde $825.',
    lengthen: 'Cambiar a 8 horas',
    day: 'Día (opcional)',
    book: 'Reservar este viaje',
    copy: 'Copiar',
    copied: 'Copiado',
    text: [
      'Rolls Royce, 2½ horas: $875-1,250',
      'Tarifa: 2-4 horas: $350-500 por hora',
      'No incluido: Propina',
      'El precio de su viaje es el que figura en su confirmación.',
    ],
    resting: 'Cadillac Escalade, 2 horas',
    sprinter: '2-4 horas: $180-280',
  },
}

for (const language of languages) {
  const {hourlyService, reservation} = texts[language]
  const words = inLanguages[language]

  test(`on ${hourlyService} by keyboard alone a visitor chooses, takes the longer and cheaper booking, and books it [COST-3]`, async ({
    page,
  }) => {
    await openHydrated(page, hourlyService)
    await page.getByRole('radio', {name: 'Cadillac Escalade'}).focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', {name: 'Chevrolet Suburban'})).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const more = page.getByRole('button', {name: words.more})
    await expect(more).toBeFocused()
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('Space')
    const answer = estimate(page, language)
    await expect(answer).toContainText('$825-1,200')
    await expect(answer).toContainText(words.rate)
    await expect(answer.getByRole('status')).toHaveText(words.status)

    await answer.getByRole('button', {name: words.lengthen}).focus()
    await page.keyboard.press('Enter')
    await expect(more).toBeFocused()
    await expect(answer).toContainText('$800-1,200')
    await page.getByLabel(words.day).fill('2030-12-14')
    await answer.getByRole('link', {name: words.book}).focus()
    await page.keyboard.press('Enter')
    const choice = 'vehicle=Cadillac+Escalade&hours=8&date=2030-12-14'
    await expect(page).toHaveURL(`${reservation}?${choice}`)
    await expect(page.locator('[data-booking-frame]')).toHaveAttribute(
      'src',
      /vehicle=Cadillac\+Escalade&hours=8&date=2030-12-14$/,
    )
  })

  test(`the URL of ${hourlyService} names the choice, so that it survives a reload and can be sent [COST-5]`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openHydrated(page, `${hourlyService}?utm_source=mail`)
    await page.getByRole('radio', {name: 'Rolls Royce'}).check()
    await page.getByRole('button', {name: words.more}).click()
    const choice = 'estimate-vehicle=vehicle-rolls-royce&estimate-hours=2.5'
    await expect(page).toHaveURL(`${hourlyService}?utm_source=mail&${choice}`)
    await page.getByRole('contentinfo').locator(`a[href="${hourlyService}"]`).click()
    await expect(page).toHaveURL(`${hourlyService}?${choice}`)
    await page.reload()
    const answer = estimate(page, language)
    const [first = ''] = words.text
    await expect(answer).toContainText(first.split(':')[0] ?? '')
    await expect(answer).toContainText('$875-1,250')
    await expect(page.getByRole('radio', {name: 'Rolls Royce'})).toBeChecked()
    await page.getByRole('contentinfo').locator(`a[href="${hourlyService}"]`).click()
    await expect(page).toHaveURL(`${hourlyService}?${choice}`)
    await expect(answer).toContainText('$875-1,250')

    await answer.getByRole('button', {name: words.copy}).click()
    await expect(page.getByRole('status').filter({hasText: words.copied})).toBeVisible()
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
    expect(copied.slice(0, -1)).toEqual(words.text)
    expect(copied.at(-1)?.endsWith(`${hourlyService}?${choice}#cost`)).toBe(true)
  })
}

test('a choice that is made before the script is there counts when it is, beside what the URL names', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto(`${route}?estimate-hours=3`)
  await page.getByRole('radio', {name: 'Rolls Royce'}).check()
  await page.getByLabel('Day (optional)').fill('2030-12-14')
  release()
  await expect(estimate(page).getByRole('status')).toContainText('Rolls Royce, 3 hours')
  await expect(estimate(page).getByRole('link', {name: 'Book this ride'})).toHaveAttribute(
    'href',
    '/reservation?vehicle=Rolls+Royce&hours=3&date=2030-12-14',
  )
})

test('an estimate goes to the office by mail, and by WhatsApp from when the office has a number there [COST-6]', async ({
  page,
  contentLake,
}) => {
  await openLive(page, `${route}?estimate-vehicle=vehicle-rolls-royce&estimate-hours=2.5`)
  const mail = estimate(page).getByRole('link', {name: 'Email'})
  await expect(mail).toHaveAttribute('href', /subject=Rolls%20Royce%2C%202%C2%BD%20hours&/)
  const {searchParams, pathname} = new URL((await mail.getAttribute('href')) ?? '')
  expect(pathname).toBe('hello@example.com')
  expect(searchParams.get('body')).toMatch(
    /^Rolls Royce, 2½ hours: \$875-1,250\r\n.*estimate-hours=2\.5#cost$/s,
  )
  const chat = estimate(page).getByRole('link', {name: 'WhatsApp'})
  await expect(chat).toHaveCount(0)
  await contentLake.client.patch('siteSettings').set({whatsappPhone: '+13054441234'}).commit()
  await page.getByRole('button', {name: 'Show the update'}).or(chat).click()
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/13054441234\?text=Rolls%20Royce/)
})

test('the Print button prints the answer with the company and its number, and nothing else [COST-6]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await openHydrated(page, `${route}?estimate-hours=7.5`)
  await estimate(page).getByRole('button', {name: 'Print'}).click()
  await expect(page.locator('html[data-printing]')).toBeAttached()
  await page.emulateMedia({media: 'print'})
  await expect(estimate(page).getByText('$825-1,200', {exact: true})).toBeVisible()
  await expect(estimate(page).getByText('The Chauffeur Company, (305) 555-0100')).toBeVisible()
  await expect(page.getByRole('heading', {name: 'What will it cost?'})).toBeVisible()
  await expect(page.getByRole('heading', {level: 1})).toBeHidden()
  await expect(page.getByRole('table')).toBeHidden()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('table')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {hourlyService} = texts[language]
    const {resting, sprinter, book} = inLanguages[language]
    test(`the answer for the shortest booking stands on ${hourlyService} with every rate and the phone`, async ({
      page,
    }) => {
      await page.goto(hourlyService)
      const answer = estimate(page, language)
      await expect(answer).toContainText(resting)
      await expect(answer).toContainText('$240-360')
      await expect(page.getByRole('radio')).toHaveCount(0)
      const rates = page.locator('#cost').getByRole('listitem').filter({hasText: 'Sprinter'})
      await expect(rates).toContainText(sprinter)
      await expect(page.locator('#cost').getByRole('link', {name: /555-0100/})).toBeVisible()
      await expect(answer.getByRole('link', {name: book})).toBeVisible()
      await expect(answer.getByRole('button')).toHaveCount(0)
    })
  }
})

test('a rate that the office changes shows in the open answer, and the choice stays', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, route)
  await page.getByRole('radio', {name: 'Mercedes S550'}).check()
  await page.getByRole('button', {name: 'Half an hour more'}).click()
  await expect(estimate(page)).toContainText('$350-500')
  await client
    .patch('rates')
    .set({
      'rateCards[_key == "from-2-hours"].prices[_key == "s550"].price': {
        _type: 'priceRange',
        min: 200,
        max: 300,
      },
    })
    .commit()
  await expect(estimate(page)).toContainText('$500-750')
  await expect(estimate(page)).toContainText('Mercedes S550, 2½ hours')
  await expect(page.getByRole('radio', {name: 'Mercedes S550'})).toBeChecked()
})

function estimate(page: Page, language: Language = 'en') {
  return page.getByRole('region', {name: inLanguages[language].estimate})
}
