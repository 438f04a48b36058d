import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import type {Language} from '../../../domain/language.ts'
import {headerHasRoom} from '../../../studio/validation/documents/header-room.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {openLive} from '../../support/page/open-live.ts'
import {texts} from '../../support/page/texts.ts'
import {expect, test} from '../../support/site.ts'

for (const {language, path, labels, furtherWord} of [
  {
    language: 'en',
    path: '/contact',
    labels: ['Home', 'Services', 'Fleet', 'About', 'Coverage', 'Rates & terms'],
    furtherWord: 'in full',
  },
  {
    language: 'es',
    path: '/es/contacto',
    labels: ['Inicio', 'Servicios', 'Flota', 'Nosotros', 'Zonas', 'Tarifas'],
    furtherWord: 'con condiciones',
  },
] as const) {
  test(`the header of ${path} holds the longest links that the Studio allows at 1,280 pixels, and hardly more [CHECK-13]`, async ({
    page,
    contentLake: {client},
  }) => {
    const longest = longestAllowed(language, labels)
    await page.setViewportSize({width: 1280 - scrollBar, height: 800})
    await openLive(page, path)
    await showLinks(page, client, language, longest)
    expect(await linesOfName(page)).toBe(1)
    await showLinks(page, client, language, longest.with(-1, `${longest.at(-1)} ${furtherWord}`))
    expect(await linesOfName(page)).toBe(2)
  })
}

/** The widest scroll bar of a desktop. */
const scrollBar = 17

/** The labels with as many letters added to the last one as the rule allows. */
function longestAllowed(language: Language, labels: readonly string[]): readonly string[] {
  const letters = commonLetters[language]
  const longer = labels.with(
    -1,
    `${labels.at(-1)}${letters[labels.join('').length % letters.length]}`,
  )
  const hasRoom = headerHasRoom(longer.map((label) => labelled(language, label))) === true
  return hasRoom ? longestAllowed(language, longer) : labels
}

function labelled(language: Language, label: string) {
  return language === 'en'
    ? {label}
    : {
        label: 'A',
        labelTranslations: [
          {_key: 'es', _type: 'internationalizedArrayStringValue', language, value: label},
        ],
      }
}

/** Of each language, the most common first. */
const commonLetters = {en: 'etaoinshrdlu', es: 'eaosrnidlctu'}

const pages = [
  'page-home',
  'page-contact',
  'page-careers',
  'page-reservation',
  'service-hourly-service',
  'service-corporate-travel',
  'service-special-events',
]

async function showLinks(
  page: Page,
  client: SanityClient,
  language: Language,
  labels: readonly string[],
) {
  const headerLinks = labels.map((label, index) => ({
    _type: 'link',
    _key: `link-${index}`,
    ...labelled(language, label),
    target: linkTo(pages[index] ?? ''),
  }))
  await client.patch('menus').set({headerLinks}).commit()
  await expect(links(page, language)).toHaveText([...labels])
}

function links(page: Page, language: Language) {
  return page.getByRole('navigation', {name: texts[language].mainLinks}).getByRole('link')
}

/** On how many lines the company's name stands: it gives way to the links. */
async function linesOfName(page: Page): Promise<number> {
  const name = page.getByText('The Chauffeur Company').and(page.locator('header span')).first()
  return name.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return new Set(Array.from(text.getClientRects(), ({top}) => top)).size
  })
}
