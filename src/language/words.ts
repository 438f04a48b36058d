import {use} from 'react'

import type {Language} from '#domain/language.ts'
import {ChunkLoadError, forever} from '#src/hydration/lazy-with-preload.tsx'
import {loadOnce} from '#src/hydration/load-once.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'

import {parts as en} from './en/parts.ts'
import {parts as es} from './es/parts.ts'
import {useLanguage} from './language.tsx'

/**
 * The words of the interface: a page loads the parts that it needs, in its language alone. English says which words
 * there are; the compiler names those that another language lacks.
 */
const catalogs: Record<Language, typeof en> = {en, es}

export type WordsPart = keyof typeof en

export type Words<Part extends WordsPart> = Awaited<ReturnType<(typeof en)[Part]>>['words']

const loaded = new Map<string, object>()
const arrivals = new Map<string, () => Promise<object>>()

/** Loads the words of a part, so that `useWords` has them at once. Rejects with ChunkLoadError if they do not come. */
export function loadWords<Part extends WordsPart>(
  part: Part,
  language: Language,
): Promise<Words<Part>>
export async function loadWords(part: WordsPart, language: Language): Promise<object> {
  const key = keyOf(part, language)
  const known = loaded.get(key)
  if (known) return known
  try {
    const {words} = await catalogs[language][part]()
    loaded.set(key, words)
    return words
  } catch (cause) {
    throw new ChunkLoadError('The words of this page could not be loaded.', {cause})
  }
}

/** Whether `useWords` has the words of a part at once. */
export function wordsAreLoaded(part: WordsPart, language: Language): boolean {
  return loaded.has(keyOf(part, language))
}

/**
 * The words of a part in the language of the page. Suspends until they are there. Where they do not come, prerendered
 * markup stays as it is, and elsewhere ChunkLoadError is thrown.
 */
export function useWords<Part extends WordsPart>(part: Part): Words<Part>
export function useWords(part: WordsPart): object {
  const language = useLanguage()
  const hydrated = useHydrated()
  const key = keyOf(part, language)
  const arrival = hydrated ? key : `${key} while hydrating`
  const known = loaded.get(key)
  // A component that has waited for them goes on reading them by `use`, which React wants in every render then.
  if (known && !arrivals.has(arrival)) return known
  const load = () => loadWords(part, language)
  return use(arrivalOf(arrival, hydrated ? load : () => load().catch(forever)))
}

function keyOf(part: WordsPart, language: Language): string {
  return `${language}/${part}`
}

function arrivalOf(key: string, load: () => Promise<object>): Promise<object> {
  const arrival = arrivals.get(key) ?? loadOnce(load)
  arrivals.set(key, arrival)
  return arrival()
}
