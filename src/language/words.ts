import type {Language} from '#domain/language.ts'
import {type Preloadable, preloadable, usePreloadable} from '#src/hydration/preloadable.ts'

import {parts as en} from './en/parts.ts'
import {parts as es} from './es/parts.ts'
import {currentLanguage, useLanguage} from './language.tsx'

/**
 * The words of the interface: a page loads the parts that it needs, in its language alone. English says which words
 * there are; the compiler names those that another language lacks.
 */
const catalogs: Record<Language, typeof en> = {en, es}

export type WordsPart = keyof typeof en

export type Words<Part extends WordsPart> = Awaited<ReturnType<(typeof en)[Part]>>['words']

const chunks = new Map<string, Preloadable<object>>()

/** Loads the words of a part, so that `useWords` has them at once. Rejects with ChunkLoadError if they do not come. */
export function loadWords<Part extends WordsPart>(
  part: Part,
  language: Language,
): Promise<Words<Part>>
export function loadWords(part: WordsPart, language: Language): Promise<object> {
  return chunkOf(part, language).preload()
}

/** The words of a part in the language that the page has by now, for an answer that comes late; `known` where they do not come. */
export function latestWords<Part extends WordsPart>(
  part: Part,
  known: Words<Part>,
): Promise<Words<Part>> {
  return loadWords(part, currentLanguage()).catch(() => known)
}

/** Whether `useWords` has the words of a part at once. */
export function wordsAreLoaded(part: WordsPart, language: Language): boolean {
  return chunkOf(part, language).value() !== null
}

/**
 * The words of a part in the language of the page. Suspends until they are there. Where they do not come, prerendered
 * markup stays as it is, and elsewhere ChunkLoadError is thrown.
 */
export function useWords<Part extends WordsPart>(part: Part): Words<Part>
export function useWords(part: WordsPart): object {
  return usePreloadable(chunkOf(part, useLanguage()))
}

function chunkOf(part: WordsPart, language: Language): Preloadable<object> {
  const key = `${language}/${part}`
  const chunk =
    chunks.get(key) ??
    preloadable(
      async () => (await catalogs[language][part]()).words,
      'The words of this page could not be loaded.',
    )
  chunks.set(key, chunk)
  return chunk
}
