import {insert, set, setIfMissing, unset} from 'sanity'
import type {FormPatch} from 'sanity'

import type {Language} from '../../domain/language.ts'
import {textAt} from '../content/content-value.ts'
import {entryIn, translationIn} from '../validation/texts/translations.ts'

/**
 * Writes the entry of a language, or removes it when it is emptied. Of rows only those that differ are written, or two
 * people in one list would undo each other's.
 */
export function translationPatches(
  value: unknown[] | undefined,
  language: Language,
  next: string | string[],
  type: string,
): FormPatch[] {
  const key = textAt(entryIn(value, language), '_key')
  if (next.length === 0) {
    if (!key) return []
    return (value?.length ?? 0) > 1 ? [unset([{_key: key}])] : [unset()]
  }
  const rows = translationIn(value, language)
  if (key && Array.isArray(next) && Array.isArray(rows) && rows.length === next.length) {
    return next.flatMap((row, index) =>
      row === rows[index] ? [] : [set(row, [{_key: key}, 'value', index])],
    )
  }
  if (key) return [set(next, [{_key: key}, 'value'])]
  const entry = {_key: language, _type: type, language, value: next}
  return [setIfMissing([]), unset([{_key: language}]), insert([entry], 'after', [-1])]
}
