import {Box, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import {useState} from 'react'
import type {ArrayOfObjectsInputProps, FieldProps} from 'sanity'

import type {Language} from '../../domain/language.ts'
import {listOf} from '../content/content-value.ts'
import {languageName, otherLanguages} from '../language/language-name.ts'
import {translationIn} from '../validation/texts/translations.ts'
import {translationPatches} from './translation-patches.ts'

/** Without a title of its own: it belongs to the field above, and each language has its label. */
export function TranslationsField({children}: FieldProps) {
  return (
    <Box
      paddingLeft={3}
      style={{borderLeft: '2px solid var(--card-border-color)', marginTop: '-1.25rem'}}
    >
      {children}
    </Box>
  )
}

/**
 * One plain input for each language besides the first, in place of a list with entries to add. `of` is the title of the
 * field in the first language.
 */
export function TranslationsInput({of, ...props}: ArrayOfObjectsInputProps & {of: string}) {
  const {value, onChange, readOnly, schemaType, id} = props
  const member = schemaType.of[0]
  const fields = member && 'fields' in member ? member.fields : []
  const text = fields.find(({name}) => name === 'value')?.type
  const rowsNote = text?.jsonType === 'array' ? ', one on each row' : ''
  const change = (language: Language, next: string | string[]) =>
    onChange(translationPatches(value, language, next, member?.name ?? ''))
  return (
    <Stack gap={3}>
      {otherLanguages.map((language) => {
        const shown = translationIn(value, language)
        const input = {
          id: `${id}-${language}`,
          'aria-label': `${of} in ${languageName(language)}${rowsNote}`,
          lang: language,
          readOnly: readOnly ?? false,
        }
        return (
          <Stack key={language} gap={2}>
            <Text as="label" htmlFor={input.id} size={1} weight="medium" muted>
              {languageName(language)}
              {rowsNote}
            </Text>
            {text?.jsonType === 'array' ? (
              <RowsInput
                {...input}
                rows={listOf(shown).map(String)}
                onRows={(rows) => change(language, rows)}
              />
            ) : (
              <TextOrLine
                {...input}
                isLine={text?.name === 'string'}
                text={typeof shown === 'string' ? shown : ''}
                onText={(next) => change(language, next)}
              />
            )}
          </Stack>
        )
      })}
    </Stack>
  )
}

type InputAttributes = {id: string; 'aria-label': string; lang: string; readOnly: boolean}

function TextOrLine({
  isLine,
  text,
  onText,
  ...input
}: InputAttributes & {isLine: boolean; text: string; onText: (text: string) => void}) {
  const Input = isLine ? TextInput : TextArea
  return (
    <Input
      {...input}
      {...(!isLine && {rows: 3})}
      value={text}
      onChange={({currentTarget}) => onText(currentTarget.value)}
    />
  )
}

/** The rows as one text. An empty row is kept while somebody types, and not stored. */
function RowsInput({
  rows,
  onRows,
  ...input
}: InputAttributes & {rows: string[]; onRows: (rows: string[]) => void}) {
  const stored = rows.join('\n')
  const [typed, setTyped] = useState(stored)
  const shown = rowsOf(typed).join('\n') === stored ? typed : stored
  return (
    <TextArea
      {...input}
      rows={Math.max(3, rows.length)}
      value={shown}
      onChange={({currentTarget}) => {
        setTyped(currentTarget.value)
        onRows(rowsOf(currentTarget.value))
      }}
    />
  )
}

function rowsOf(text: string): string[] {
  return text
    .split('\n')
    .map((row) => row.trimStart())
    .filter((row) => row.trim() !== '')
}
