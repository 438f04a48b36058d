import {type Page, expect} from '@playwright/test'

import {type Language, languages} from '../../../../domain/language.ts'
import {catalogTextsOf} from '../../content/catalog-texts.ts'
import {seedTextsOf} from '../../content/seed-texts.ts'
import {renderOffscreenSections} from '../render-offscreen-sections.ts'

/** Words that no sentence of the other language holds. Names are taken out before. */
const foreignWords = {
  en: /[ñ¿¡áéíóú]|(?<![\p{L}-])(?:el|los|las|una|con|para|por|sus?|usted|del|desde|hasta|más|reservar|viajes?|precio)(?![\p{L}-])/iu,
  es: /(?<![\p{L}-])(?:the|and|with|your|you|we|our|from|this|that|book|rides?|cars?|for|when|what|which|are|be|by|on|at|its|or|not|can|have|how|of|to|if|call|reply|please|rates?|free|services|hours?|passengers?|open|closed|until|miles|monday|friday|sunday|send|message|name|phone)(?![\p{L}-])/iu,
}

/** What has one name in both languages: the company, places, a toll pass and a brand. */
const names =
  /The Chauffeur Company|Boca del Mar|Lauderdale-by-the-Sea|Bay Harbor Islands|Broward County Convention Center|E-ZPass|by Cartier/g

/**
 * The page says nothing in another language: no word of it, and nothing that catalogs and seed data say in it. `without`
 * are texts of no language, such as a key.
 */
export async function expectNoForeignWords(
  page: Page,
  language: Language,
  {without = []}: {without?: string | string[]} = {},
): Promise<void> {
  await renderOffscreenSections(page)
  const texts = (await textsIn(page, language)).map((text) =>
    [without].flat().reduce((rest, each) => rest.replaceAll(each, ''), text),
  )
  expect.soft(texts.length).toBeGreaterThan(20)
  expect
    .soft(
      texts.filter((text) =>
        foreignWords[language].test(text.replace(names, '').replace(urls, '')),
      ),
    )
    .toEqual([])
  const {whole, within} = foreignTexts(language)
  const read = texts.map(plain)
  const foreign = [
    ...read.filter((text) => whole.has(text)),
    ...[...within].filter((phrase) => read.some((text) => holds(text, phrase))),
  ]
  expect.soft(foreign).toEqual([])
}

const urls = /https?:\S+|\S+@\S+/g

type ForeignTexts = {whole: Set<string>; within: Set<string>}
const known = new Map<Language, ForeignTexts>()

/** What other languages say and this one does not: a single word as the whole of a text, several words anywhere in one. */
function foreignTexts(language: Language): ForeignTexts {
  const read = known.get(language)
  if (read) return read
  const own = new Set(piecesOf(language))
  const others = languages
    .filter((other) => other !== language)
    .flatMap(piecesOf)
    .filter((text) => !own.has(text))
  expect(others.length).toBeGreaterThan(500)
  const texts = {
    whole: new Set(others),
    within: new Set(others.filter((text) => /\p{L}[^\p{L}]+\p{L}{2}/u.test(text))),
  }
  known.set(language, texts)
  return texts
}

/** All texts of a language, cut where a value or a placeholder stands. */
function piecesOf(language: Language): string[] {
  return [...catalogTextsOf(language), ...seedTextsOf(language)]
    .flatMap((text) => text.split(/\{\w+\}|\n/))
    .map(plain)
    .filter((text) => /\p{L}/u.test(text))
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Whether a phrase stands in a text, and not within a word. */
function holds(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + phrase.length])) return true
  }
  return false
}

function isLetter(character = ''): boolean {
  return /\p{L}/u.test(character)
}

/** All that a visitor reads or hears on a page, except what names another language as its own. */
async function textsIn(page: Page, language: string): Promise<string[]> {
  return page.evaluate((own) => {
    const found: (string | null)[] = [document.title]
    for (const meta of document.querySelectorAll('meta[name=description], meta[property^="og:"]')) {
      if (!/locale|url/.test(meta.getAttribute('property') ?? '')) {
        found.push(meta.getAttribute('content'))
      }
    }
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('script, style') &&
        (element.closest('[lang]')?.getAttribute('lang') ?? own) === own,
    )
    for (const element of elements) {
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'title',
        'placeholder',
      ]) {
        found.push(element.getAttribute(name))
      }
      // A sentence with a link in it, or with a value, is several of the page's texts.
      if (/^(?:P|LI|H\d|DT|DD|TH|TD|A|BUTTON|LABEL|SUMMARY)$/.test(element.tagName)) {
        found.push(element.querySelector('[lang]') ? null : element.textContent)
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent)
      }
    }
    return found.flatMap((text) => (text?.trim() ? [text.trim()] : []))
  }, language)
}
