import type {Language} from '../language.ts'
import {type DomainWords, words as en} from './en.ts'
import {words as es} from './es.ts'

/** Of all languages at once, for code outside of a page; a page loads those of its own language. */
export const wordsInLanguages: Record<Language, DomainWords> = {en, es}
