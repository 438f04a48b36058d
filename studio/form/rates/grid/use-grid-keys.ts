import {useEffect, useEffectEvent, useRef, useState} from 'react'

import type {GridCard} from '../grid-cards.ts'
import type {Cell} from '../price-patches.ts'
import {typedDollars} from '../price-text.ts'
import {hasHeading} from '../table/rates-table.ts'
import {parseTable} from '../table/table-text.ts'
import type {Table} from '../table/table-text.ts'
import {nextPosition} from './grid-keys.ts'
import {parsePastedBlock} from './pasted-block.ts'
import type {GridPosition} from './pasted-block.ts'
import type {GridVehicle} from './use-grid-data.ts'
import type {GridEdits} from './use-grid-edits.ts'

/**
 * The keys of a spreadsheet: arrows and Enter move, Esc takes back what is being typed, Ctrl+Z undoes, and
 * a copied block or table is pasted. The listeners stand at the table, since every cell shares them.
 */
export function useGridKeys(
  vehicles: GridVehicle[],
  cards: GridCard[],
  edits: GridEdits,
  /** For a pasted table that names its vehicles and durations. */
  onTable: (table: Table) => void,
) {
  const tableElement = useRef<HTMLTableElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const cellAt = ({row, column}: GridPosition): Cell | null => {
    const vehicle = vehicles[row]
    const card = cards[Math.floor(column / 2)]
    return vehicle && card
      ? {cardKey: card.key, vehicleId: vehicle._id, end: column % 2 === 0 ? 'min' : 'max'}
      : null
  }
  const focusCell = (position: GridPosition) => {
    const input = inputAt(tableElement.current, position)
    input?.focus()
    input?.select()
    return Boolean(input)
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const input = gridInput(event.target)
    if (!input || event.altKey) return
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    const key = event.key.toLowerCase()
    const isUndo = (event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey
    const position = positionOfInput(input)
    const cell = cellAt(position)
    // A stored price may be no whole number either, and is nothing that was typed.
    const isStored = cell !== null && input.value === String(edits.dollarsIn(cell) ?? '')
    const isNoPrice = !isStored && typedDollars(input.value) === null
    if ((isUndo || event.key === 'Escape') && isNoPrice) {
      // A cell shows text that is no price until it is left.
      input.blur()
      focusCell(position)
      done()
      return
    }
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return
      done()
      const changed = key === 'y' || event.shiftKey ? edits.redo() : edits.undo()
      if (changed) focusCell(positionOf(changed, vehicles, cards))
      return
    }
    if (event.key === 'Escape') {
      if (edits.cancel()) done()
      return
    }
    const next = nextPosition(event, position, caretOf(input))
    if (!next) return
    focusCell(next)
    done()
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const input = gridInput(event.target)
    const text = event.clipboardData?.getData('text/plain')
    if (!input || !text || input.readOnly) return
    // A few digits go where the cursor is, as in any field.
    if (/^\d{1,5}$/.test(text)) return
    event.preventDefault()
    event.stopPropagation()
    const headed = parseTable(text)
    if (hasHeading(headed, cards)) {
      setProblem(null)
      onTable(headed)
      return
    }
    const size = {rows: vehicles.length, columns: cards.length * 2}
    const pasted = parsePastedBlock(text, positionOfInput(input), size)
    setProblem(typeof pasted === 'string' ? pasted : null)
    if (typeof pasted === 'string') return
    edits.paste(
      pasted.flatMap(({dollars, ...position}) => {
        const cell = cellAt(position)
        return cell ? [{...cell, dollars}] : []
      }),
    )
  })
  const onFocusOut = useEffectEvent(() => edits.leave())

  useEffect(() => {
    const element = tableElement.current
    const stop = new AbortController()
    element?.addEventListener('keydown', onKeyDown, stop)
    element?.addEventListener('paste', onPaste, stop)
    element?.addEventListener('focusout', onFocusOut, stop)
    return () => stop.abort()
  }, [])

  return {tableElement, problem}
}

function gridInput(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset['row'] !== undefined ? target : null
}

function inputAt(table: HTMLTableElement | null, {row, column}: GridPosition) {
  return table?.querySelector<HTMLInputElement>(`input[data-row="${row}"][data-column="${column}"]`)
}

function positionOfInput({dataset}: HTMLInputElement): GridPosition {
  return {row: Number(dataset['row']), column: Number(dataset['column'])}
}

function positionOf({cardKey, vehicleId, end}: Cell, vehicles: GridVehicle[], cards: GridCard[]) {
  return {
    row: vehicles.findIndex(({_id}) => _id === vehicleId),
    column: cards.findIndex(({key}) => key === cardKey) * 2 + (end === 'min' ? 0 : 1),
  }
}

/** A cell whose whole text is selected is left by either arrow. */
function caretOf({selectionStart, selectionEnd, value}: HTMLInputElement) {
  const all = selectionStart === 0 && selectionEnd === value.length
  return {
    atStart: all || selectionEnd === 0,
    atEnd: all || selectionStart === value.length,
  }
}
