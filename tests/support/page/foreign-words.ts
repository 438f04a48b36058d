import {type Page, expect} from '@playwright/test'

import type {Language} from '../../../domain/language.ts'
import {renderOffscreenSections} from './render-offscreen-sections.ts'

/** Words that no sentence of the other language holds. Names are taken out before. */
const foreign = {
  en: /[ñ¿¡áéíóú]|(?<![\p{L}-])(?:el|los|las|una|con|para|por|sus?|usted|del|desde|hasta|más|reservar|viajes?|precio)(?![\p{L}-])/iu,
  es: /(?<![\p{L}-])(?:the|and|with|your|you|we|our|from|this|that|book|rides?|cars?|for|when|what|which|are|be|by|on|at|its|or|not|can|have|how|of|to|if|call|reply|please|rates?|free|services|hours?|passengers?|open|closed|until|miles|monday|friday|sunday|send|message|name|phone)(?![\p{L}-])/iu,
}

/** What is called the same in both languages. */
const names =
  /The Chauffeur Company|Boca del Mar|Lauderdale-by-the-Sea|Bay Harbor Islands|Broward County Convention Center|E-ZPass|by Cartier/g

/** The page says nothing in another language. */
export async function expectNoForeignWords(page: Page, language: Language): Promise<void> {
  await renderOffscreenSections(page)
  const texts = await textsIn(page, language)
  expect.soft(texts.length).toBeGreaterThan(20)
  expect
    .soft(texts.filter((text) => foreign[language].test(text.replace(names, '').replace(urls, ''))))
    .toEqual([])
}

const urls = /https?:\S+|\S+@\S+/g

/** All that a visitor reads or hears on a page, except what names another language as its own. */
async function textsIn(page: Page, language: string): Promise<string[]> {
  return page.evaluate((own) => {
    const found: (string | null)[] = [document.title]
    const description = document.querySelector('meta[name=description]')
    found.push(description?.getAttribute('content') ?? null)
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('script, style') &&
        (element.closest('[lang]')?.getAttribute('lang') ?? own) === own,
    )
    for (const element of elements) {
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        found.push(element.getAttribute(name))
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent)
      }
    }
    return found.flatMap((text) => (text?.trim() ? [text.trim()] : []))
  }, language)
}
