import {useRef} from 'react'
import type {FormPatch} from 'sanity'

import {priceIn} from '../grid-cards.ts'
import type {GridCard} from '../grid-cards.ts'
import {pricePatches} from '../price-patches.ts'
import type {Cell, CellWrite, Dollars} from '../price-patches.ts'
import {dropLastEdit, emptyHistory, redo, recordEdit, undo} from './edit-history.ts'

/** Writes to the grid, with undo and redo of what this person did since the form opened. */
export function useGridEdits(cards: GridCard[], onChange: (patches: FormPatch[]) => void) {
  const history = useRef(emptyHistory)
  /** The cell whose keys count as one edit, and what it held before. */
  const typing = useRef<{cell: Cell; before: Dollars} | null>(null)

  const dollarsIn = ({cardKey, vehicleId, end}: Cell): Dollars =>
    priceIn(
      cards.find(({key}) => key === cardKey),
      vehicleId,
    )?.[end]

  const apply = (writes: CellWrite[]) => {
    const patches = pricePatches(cards, writes, () => crypto.randomUUID())
    if (patches.length > 0) onChange(patches)
  }

  const write = (writes: CellWrite[], extend: boolean) => {
    if (writes.length === 0) return
    const edit = writes.map(({dollars, ...cell}) => ({
      ...cell,
      before: dollarsIn(cell),
      after: dollars,
    }))
    history.current = recordEdit(history.current, edit, extend)
    apply(writes)
  }

  const step = (move: typeof undo) => {
    typing.current = null
    const result = move(history.current, dollarsIn)
    if (!result) return null
    history.current = result.history
    apply(result.writes)
    return result.writes[0] ?? null
  }

  /** Takes back what is being typed into a cell; false when nothing is. */
  const cancel = () => {
    if (!typing.current) return false
    const {cell, before} = typing.current
    history.current = dropLastEdit(history.current)
    apply([{...cell, dollars: before}])
    typing.current = null
    return true
  }

  return {
    dollarsIn,
    cancel,
    /**
     * A key typed into a cell; null while its text is no price. Then the cell holds what it held before, since "99.50"
     * would otherwise leave 99. Returns what it holds.
     */
    type: (cell: Cell, dollars: Dollars | null): Dollars => {
      const before = typing.current ? typing.current.before : dollarsIn(cell)
      if (dollars === null) {
        cancel()
        return before
      }
      const extend = typing.current !== null
      typing.current = {cell, before}
      write([{...cell, dollars}], extend)
      return dollars
    },
    /** Ends the edit of the cell that loses the focus: what is typed next is another edit. */
    leave: () => {
      typing.current = null
    },
    paste: (writes: CellWrite[]) => {
      typing.current = null
      write(writes, false)
    },
    undo: () => step(undo),
    redo: () => step(redo),
  }
}

export type GridEdits = ReturnType<typeof useGridEdits>
