import {useState} from 'react'

import {counted} from '../../../../domain/words/counted.ts'
import type {GridEdits} from '../grid/use-grid-edits.ts'
import type {CellWrite, Dollars} from '../price-patches.ts'
import type {Table} from './table-text.ts'

/** The import of a table that was pasted or read from a file: looked at, written into the grid, and undone. */
export function useTableImport(edits: GridEdits) {
  /** Waits to be looked at. */
  const [importedTable, setImportedTable] = useState<Table | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [imported, setImported] = useState<(CellWrite & {before: Dollars})[]>([])
  const say = (text: string) => {
    setImported([])
    setMessage(text)
  }
  const write = (writes: CellWrite[]) => {
    say(`${counted(writes.length, 'number')} ${writes.length === 1 ? 'was' : 'were'} imported.`)
    setImported(writes.map((each) => ({...each, before: edits.dollarsIn(each)})))
    edits.paste(writes)
    setImportedTable(null)
  }
  const undo = () => {
    // What somebody has changed again since stays.
    const unchanged = imported.filter((each) => edits.dollarsIn(each) === each.dollars)
    edits.paste(unchanged.map(({before, ...cell}) => ({...cell, dollars: before})))
    say(undone(unchanged.length, imported.length - unchanged.length))
  }
  return {
    importedTable,
    setImportedTable,
    /** How copying, reading or importing went. */
    message,
    say,
    write,
    canUndo: imported.length > 0,
    undo,
  }
}

export type TableImportState = ReturnType<typeof useTableImport>

function undone(count: number, stayed: number) {
  if (stayed === 0) return 'Undone: the prices are as they were before the table.'
  const changed = `${counted(stayed, 'number')} ${stayed === 1 ? 'was' : 'were'} changed since and ${stayed === 1 ? 'stays' : 'stay'}.`
  return count === 0 ? `Nothing was undone: ${changed}` : `Undone, but ${changed}`
}
