import {defineArrayMember, defineField, defineType} from 'sanity'

import {isLanguage, mainLanguage} from '../../../../domain/language.ts'
import {languageName} from '../../../language/language-name.ts'
import {translatedTypes} from '../../translated-types.ts'

// The names and the shape are those of sanity-plugin-internationalized-array, so that its forms could take over.
// Its own packages ask for a newer @sanity/ui than this Studio has (docs/decisions/0020-two-languages.md).

/** A line of text in other languages. */
const lineTranslation = translationOf('internationalizedArrayStringValue', (name) =>
  defineField({name, title: 'Text', type: 'string'}),
)
/** A few lines of text in other languages. */
const paragraphTranslation = translationOf('internationalizedArrayTextValue', (name) =>
  defineField({name, title: 'Text', type: 'text', rows: 3}),
)
/** A list of short texts in other languages. */
const linesTranslation = translationOf('internationalizedArrayLinesValue', (name) =>
  defineField({name, title: 'Texts', type: 'array', of: [defineArrayMember({type: 'string'})]}),
)
/** A page or a job, in the document that names all its languages. */
const documentTranslation = translationOf(
  'internationalizedArrayReferenceValue',
  (name) =>
    defineField({
      name,
      title: 'Document',
      type: 'reference',
      weak: true,
      to: translatedTypes.map((type) => ({type})),
    }),
  isLanguage,
)

export const translations = [
  documentTranslation,
  ...[
    {name: 'internationalizedArrayString', of: lineTranslation},
    {name: 'internationalizedArrayText', of: paragraphTranslation},
    {name: 'internationalizedArrayLines', of: linesTranslation},
  ].flatMap(({name, of}) => [
    of,
    defineType({
      name,
      title: 'In other languages',
      type: 'array',
      of: [defineArrayMember({type: of.name})],
    }),
  ]),
]

function translationOf(
  name: string,
  value: (name: 'value') => ReturnType<typeof defineField>,
  isAllowed = isOtherLanguage,
) {
  return defineType({
    name,
    title: 'Translation',
    type: 'object',
    fields: [
      defineField({
        name: 'language',
        title: 'Language',
        type: 'string',
        readOnly: true,
        validation: (rule) =>
          rule.custom((language) =>
            isAllowed(language) ? true : 'The site does not have this language.',
          ),
      }),
      value('value'),
    ],
    preview: {
      select: {language: 'language', value: 'value'},
      prepare: ({language, value}) => ({
        title: Array.isArray(value) ? value.join(', ') : value,
        subtitle: isLanguage(language) ? languageName(language) : language,
      }),
    },
  })
}

function isOtherLanguage(language: unknown): boolean {
  return isLanguage(language) && language !== mainLanguage
}
