import type {Language} from '../language.ts'
import {type DomainWords, words as en} from './en.ts'
import {words as es} from './es.ts'

/** For what must know how each language says something. A page has those of its own language in its catalogs. */
export const wordsInLanguages: Record<Language, DomainWords> = {en, es}
