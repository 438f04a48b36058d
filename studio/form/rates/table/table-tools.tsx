import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {DownloadIcon} from '@sanity/icons/Download'
import {UploadIcon} from '@sanity/icons/Upload'
import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {type ChangeEvent, useRef, useState} from 'react'

import {counted} from '../../../../domain/words/counted.ts'
import {focusOrNext} from '../../../ui/use-return-focus.ts'
import type {GridCard} from '../grid-cards.ts'
import type {CellWrite, Dollars} from '../price-patches.ts'
import type {GridVehicle} from '../use-grid-data.ts'
import type {useGridEdits} from '../use-grid-edits.ts'
import {hasHeading, tableOf} from './rates-table.ts'
import {TablePreview} from './table-preview.tsx'
import {commaSeparated, decodeText, parseTable, tabSeparated} from './table-text.ts'
import type {Table} from './table-text.ts'

/** The grid as a table for a spreadsheet and back, by the clipboard or a file. */
export function TableTools({
  vehicles,
  cards,
  edits,
  name,
  disabled,
  readOnly,
  table,
  read,
}: {
  vehicles: GridVehicle[]
  cards: GridCard[]
  edits: ReturnType<typeof useGridEdits>
  /** Of the file that is saved. */
  name: string
  /** While the vehicles are not read: a table would lack them. */
  disabled: boolean
  readOnly: boolean
  /** A table that was pasted or read, and waits to be looked at. */
  table: Table | null
  read: (table: Table | null) => void
}) {
  const file = useRef<HTMLInputElement>(null)
  const readButton = useRef<HTMLButtonElement>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [taken, setTaken] = useState<(CellWrite & {before: Dollars})[]>([])
  const say = (text: string) => {
    setTaken([])
    setMessage(text)
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tabSeparated(tableOf(vehicles, cards)))
      say(
        'Copied. Paste it into a spreadsheet. To bring a table back, copy it there and paste it into the grid.',
      )
    } catch {
      say('The browser does not let the Studio copy. Download the table instead.')
    }
  }
  const readFile = async ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (!chosen) return
    const text = decodeText(new Uint8Array(await chosen.arrayBuffer()))
    // The same file may be chosen again once it is corrected.
    if (file.current) file.current.value = ''
    const found = text === null ? null : parseTable(text)
    if (found && hasHeading(found, cards)) return read(found)
    say(
      found
        ? `"${chosen.name}" holds no table of rates: its first line has to name the durations, as a downloaded table does. Nothing was read.`
        : `"${chosen.name}" is a workbook. Save it as CSV in your spreadsheet, then read that file.`,
    )
  }
  const take = (writes: CellWrite[]) => {
    say(`${counted(writes.length, 'number')} ${writes.length === 1 ? 'was' : 'were'} imported.`)
    setTaken(writes.map((write) => ({...write, before: edits.read(write)})))
    edits.paste(writes)
    read(null)
  }
  const undo = () => {
    // What somebody has changed again since stays.
    const unchanged = taken.filter((write) => edits.read(write) === write.dollars)
    edits.paste(unchanged.map(({before, ...write}) => ({...write, dollars: before})))
    say(undone(unchanged.length, taken.length - unchanged.length))
    // The button that was pressed goes.
    focusOrNext(readButton.current)
  }
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          icon={ClipboardIcon}
          text="Copy the table"
          mode="ghost"
          fontSize={1}
          disabled={disabled}
          onClick={() => void copy()}
        />
        <Button
          icon={DownloadIcon}
          text="Download as CSV"
          mode="ghost"
          fontSize={1}
          disabled={disabled}
          onClick={() => download(commaSeparated(tableOf(vehicles, cards)), `${name}.csv`)}
        />
        <Button
          ref={readButton}
          icon={UploadIcon}
          text="Read a CSV file"
          mode="ghost"
          fontSize={1}
          disabled={disabled || readOnly}
          onClick={() => file.current?.click()}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          onChange={(event) => {
            readFile(event).catch(() => say('The file cannot be read.'))
          }}
        />
      </Flex>
      <div aria-live="polite">
        {message && (
          <Card padding={3} radius={2} tone="transparent" border>
            <Flex align="center" gap={3} wrap="wrap">
              <Text size={1}>{message}</Text>
              {taken.length > 0 && (
                <Button
                  text="Undo"
                  aria-label="Undo what was imported from the table"
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  onClick={undo}
                />
              )}
            </Flex>
          </Card>
        )}
      </div>
      {table && (
        <TablePreview
          table={table}
          vehicles={vehicles}
          cards={cards}
          take={take}
          close={() => read(null)}
        />
      )}
    </Stack>
  )
}

function undone(count: number, stayed: number) {
  if (stayed === 0) return 'Undone: the prices are as they were before the table.'
  const changed = `${counted(stayed, 'number')} ${stayed === 1 ? 'was' : 'were'} changed since and ${stayed === 1 ? 'stays' : 'stay'}.`
  return count === 0 ? `Nothing was undone: ${changed}` : `Undone, but ${changed}`
}

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
