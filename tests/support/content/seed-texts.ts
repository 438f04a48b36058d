import {isRecord} from '../../../domain/is-record.ts'
import {type Language, mainLanguage} from '../../../domain/language.ts'
import {nestedIn, seedDocuments, text} from './seed-documents.ts'

/** What visitors read: every string except keys, types, links and other choices of the form. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  if (value['_type'] === 'block') return [textsIn(value['children']).join('')]
  return Object.entries(value)
    .filter(([name]) => !silent.has(name) && !name.startsWith('_'))
    .flatMap(([, field]) => textsIn(field))
}

/**
 * All that the seed data says in a language: in documents and beside facts, descriptions of pictures and what search
 * engines show included.
 */
export function seedTextsOf(language: Language): string[] {
  const documents = seedDocuments.filter((each) => each['language'] === language)
  const hidden = documents
    .flatMap(nestedIn)
    .flatMap((value) => [text(value, 'alt'), ...(isRecord(value) ? textsIn(value['seo']) : [])])
  const facts = language === mainLanguage ? translatableTexts() : translationsInto(language)
  return [...textsIn(documents), ...hidden, ...facts].filter(Boolean)
}

/** English texts of the documents of facts, beside which a translation may stand. */
export function translatableTexts(): string[] {
  return seedDocuments.flatMap(nestedIn).flatMap((value) =>
    isRecord(value)
      ? Object.keys(value)
          .filter((name) => name.endsWith('Translations'))
          .map((name) => name.slice(0, -'Translations'.length))
          .flatMap((name) =>
            name.endsWith('Alt')
              ? text(value[name.slice(0, -'Alt'.length)], 'alt')
              : textsIn(value[name]),
          )
          .filter(Boolean)
      : [],
  )
}

function translationsInto(language: Language): string[] {
  return seedDocuments
    .flatMap(nestedIn)
    .flatMap((value) =>
      isRecord(value) &&
      text(value, '_type').startsWith('internationalizedArray') &&
      value['language'] === language
        ? textsIn(value['value'])
        : [],
    )
}

const silent = new Set([
  'alt',
  'icon',
  'listItem',
  'markDefs',
  'marks',
  'packageTarget',
  'path',
  'seo',
  'slug',
  'style',
  'surface',
  'target',
])
