import type {Language} from '#domain/language.ts'

import {words as en} from './en/form-fallback.ts'
import {words as es} from './es/form-fallback.ts'

/** Of all languages at once: the script that is missing may be the one with the page's words. */
export const formFallbackWords: Record<Language, typeof en> = {en, es}
