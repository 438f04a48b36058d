import {UploadIcon} from '@sanity/icons/Upload'
import {Button} from '@sanity/ui'
import {type ChangeEvent, type Ref, useRef} from 'react'

import type {GridCard} from '../grid-cards.ts'
import {hasHeading} from './rates-table.ts'
import {decodeText, parseTable} from './table-text.ts'
import type {Table} from './table-text.ts'

/** The button that reads a table from a file of a spreadsheet. */
export function TableImport({
  ref,
  cards,
  disabled,
  onTable,
  say,
}: {
  ref: Ref<HTMLButtonElement>
  cards: GridCard[]
  disabled: boolean
  onTable: (table: Table) => void
  say: (message: string) => void
}) {
  const fileInput = useRef<HTMLInputElement>(null)
  const readFile = async ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const text = decodeText(new Uint8Array(await file.arrayBuffer()))
    // The same file may be chosen again once it is corrected.
    if (fileInput.current) fileInput.current.value = ''
    const table = text === null ? null : parseTable(text)
    if (table && hasHeading(table, cards)) return onTable(table)
    say(
      table
        ? `"${file.name}" holds no table of rates: its first line has to name the durations, as a downloaded table does. Nothing was read.`
        : `"${file.name}" is a workbook. Save it as CSV in your spreadsheet, then read that file.`,
    )
  }
  return (
    <>
      <Button
        ref={ref}
        icon={UploadIcon}
        text="Read a CSV file"
        mode="ghost"
        fontSize={1}
        disabled={disabled}
        onClick={() => fileInput.current?.click()}
      />
      <input
        ref={fileInput}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        hidden
        onChange={(event) => {
          readFile(event).catch(() =>
            say('The file cannot be read. Close it in your spreadsheet, then choose it again.'),
          )
        }}
      />
    </>
  )
}
