import type {Page} from '@playwright/test'

import {type Language, languages} from '../../../domain/language.ts'
import {expectAccessible} from '../../support/page/expect/axe.ts'
import {expectNoForeignWords} from '../../support/page/expect/foreign-words.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {renderOffscreenSections} from '../../support/page/render-offscreen-sections.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

const inLanguages = {
  en: {
    field: 'City, airport, port or convention center',
    typed: 'ft lauderdale airport',
    found: 'Yes, we drive to Fort Lauderdale-Hollywood International.',
    whereWeMeet: 'Where we meet you',
    described: /Hollywood International Airport in Broward County/,
    path: '/airports/fll',
    accented: 'Yes, we drive to Boca Raton.',
    slip: 'We drive to Key Biscayne. Is that what you mean?',
    unknown: '“Orlando” is not among the places that we list.',
    contactUs: 'Contact us',
    portPath: '/ports/portmiami',
    miami: 'Yes, we drive to Miami.',
  },
  es: {
    field: 'Ciudad, aeropuerto, puerto o centro de convenciones',
    typed: 'aeropuerto de fort lauderdale',
    found: 'Sí, llegamos hasta allí: Aeropuerto Internacional de Fort Lauderdale-Hollywood.',
    whereWeMeet: 'Punto de encuentro',
    described: /Fort Lauderdale-Hollywood.*Aeropuerto en el condado de Broward/,
    path: '/es/aeropuertos/fll',
    accented: 'Sí, llegamos hasta allí: Boca Raton.',
    slip: 'Llegamos hasta allí: Key Biscayne. ¿Es lo que busca?',
    unknown: '“Orlando” no está entre los lugares de nuestra lista.',
    contactUs: 'Contáctenos',
    portPath: '/es/puertos/portmiami',
    miami: 'Sí, llegamos hasta allí: Miami.',
  },
}

for (const language of languages) {
  const {home, contact} = texts[language]
  const words = inLanguages[language]

  test(`by keyboard a visitor of ${home} asks for a place, reads the answer and comes to its page`, async ({
    page,
  }) => {
    await openHydrated(page, home)
    await field(page, language).focus()
    await page.keyboard.type(words.typed)
    await expect(answer(page)).toHaveText(words.found)
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', {name: words.whereWeMeet})
    await expect(link).toBeFocused()
    await expect(link).toHaveAccessibleDescription(words.described)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(words.path)
  })

  test(`on ${home} accents and slips are forgiven, and what is not listed is asked about [PLACES-2]`, async ({
    page,
  }) => {
    await openHydrated(page, home)
    await field(page, language).fill('Bocá Ratón')
    await expect(answer(page)).toHaveText(words.accented)
    await field(page, language).fill('Key Biscyane')
    await expect(answer(page)).toHaveText(words.slip)
    await expectStructure(page, 'finder-with-a-guess', {part: finder(page), language})
    await field(page, language).fill('Orlando')
    await expect(answer(page)).toContainText(words.unknown)
    await expectStructure(page, 'finder-without-a-place', {part: finder(page), language})
    await expect(finder(page).getByRole('link', {name: words.contactUs})).toHaveAttribute(
      'href',
      contact,
    )
    await field(page, language).fill('')
    await expect(answer(page)).toBeEmpty()
    await expect(finder(page).getByRole('listitem')).toHaveCount(0)
  })
}

test('what was typed before the script was there is answered', async ({page}) => {
  const release = await holdScript(page)
  await page.goto('/')
  await field(page).fill('Weston')
  release()
  await expect(answer(page)).toHaveText('Yes, we drive to Weston.')
})

test('a city that the office adds is found in the open page', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/')
  await field(page).fill('Islamorada')
  await expect(answer(page)).toContainText('not among the places')
  await client.patch('coverage-miami-dade').append('cities', ['Islamorada']).commit()
  // What visitors typed stays: a change that would move the page below them waits for their yes.
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(answer(page)).toHaveText('Yes, we drive to Islamorada.')
  await expect(field(page)).toHaveValue('Islamorada')
})

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false})

  for (const language of languages) {
    const {home} = texts[language]
    test(`every place stands on ${home} instead of a field that does nothing`, async ({page}) => {
      await page.goto(home)
      await expect(field(page, language)).toHaveCount(0)
      await expect(finder(page).getByText('Tequesta')).toBeVisible()
      await expect(finder(page).getByRole('link', {name: 'PortMiami'})).toHaveAttribute(
        'href',
        inLanguages[language].portPath,
      )
    })
  }
})

for (const {language, widths} of [
  {language: 'en', widths: [320, 390, 1440]},
  {language: 'es', widths: [320]},
] as const) {
  const {home} = texts[language]
  test(`at ${widths.join(', ')} pixels its answer on ${home} is accessible, nothing scrolls sideways, and a screen reader finds what it found before [ACCESS-4]`, async ({
    page,
  }) => {
    await page.setViewportSize({width: widths[0], height: 844})
    await openHydrated(page, home)
    await renderOffscreenSections(page)
    await field(page, language).fill('miami')
    for (const width of widths) {
      await page.setViewportSize({width, height: 844})
      await expect(answer(page)).toContainText(inLanguages[language].miami)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await expectNoForeignWords(page, language)
    await expectStructure(page, 'finder-with-places', {part: finder(page), language})
  })
}

function finder(page: Page) {
  return page.locator('#find')
}

function field(page: Page, language: Language = 'en') {
  return finder(page).getByRole('searchbox', {name: inLanguages[language].field})
}

function answer(page: Page) {
  return finder(page).getByRole('status')
}
