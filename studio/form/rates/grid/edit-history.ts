import type {Cell, CellWrite, Dollars} from '../price-patches.ts'

/** Cells that changed together, for example by one paste. */
export type Edit = (Cell & {before: Dollars; after: Dollars})[]

export type EditHistory = {done: Edit[]; undone: Edit[]}

export const emptyHistory: EditHistory = {done: [], undone: []}

type ReadCell = (cell: Cell) => Dollars

/** Adds an edit. With `extend`, keys typed into the cell that was just edited become part of that edit. */
export function recordEdit({done}: EditHistory, edit: Edit, extend: boolean): EditHistory {
  const last = done.at(-1)
  const [before, ...more] = last ?? []
  const [now] = edit
  if (extend && before && now && more.length === 0 && isSame(before, now)) {
    return {done: [...done.slice(0, -1), [{...now, before: before.before}]], undone: []}
  }
  return {done: [...done, edit].slice(-maxEdits), undone: []}
}

/** A form may stay open for days, and a paste of a whole table is one edit. */
const maxEdits = 100

/** Removes the last edit without undoing it. */
export function dropLastEdit({done}: EditHistory): EditHistory {
  return {done: done.slice(0, -1), undone: []}
}

/** The writes that undo the last edit, null when there is none. Cells that changed since are left alone. */
export function undo({done, undone}: EditHistory, read: ReadCell) {
  const edit = done.at(-1)
  if (!edit) return null
  return {
    writes: writesOf(edit, 'after', 'before', read),
    history: {done: done.slice(0, -1), undone: [...undone, edit]},
  }
}

/** The writes that repeat the edit that was undone last. */
export function redo({done, undone}: EditHistory, read: ReadCell) {
  const edit = undone.at(-1)
  if (!edit) return null
  return {
    writes: writesOf(edit, 'before', 'after', read),
    history: {done: [...done, edit], undone: undone.slice(0, -1)},
  }
}

function writesOf(
  edit: Edit,
  from: 'before' | 'after',
  to: 'before' | 'after',
  read: ReadCell,
): CellWrite[] {
  return edit
    .filter((change) => read(change) === change[from])
    .map(({cardKey, vehicleId, end, ...change}) => ({
      cardKey,
      vehicleId,
      end,
      dollars: change[to],
    }))
}

function isSame(one: Cell, other: Cell) {
  return one.cardKey === other.cardKey && one.vehicleId === other.vehicleId && one.end === other.end
}
