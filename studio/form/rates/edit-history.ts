import type {Cell, Dollars, Write} from './price-patches.ts'

/** Cells that changed in one go, for example by one paste. */
export type Edit = (Cell & {before: Dollars; after: Dollars})[]

export type EditHistory = {done: Edit[]; undone: Edit[]}

export const noEdits: EditHistory = {done: [], undone: []}

type ReadCell = (cell: Cell) => Dollars

/** Notes an edit. Keys typed into the cell that was just edited extend that edit. */
export function remember({done}: EditHistory, edit: Edit, extend: boolean): EditHistory {
  const last = done.at(-1)
  const [before, ...more] = last ?? []
  const [now] = edit
  if (extend && before && now && more.length === 0 && isSame(before, now)) {
    return {done: [...done.slice(0, -1), [{...now, before: before.before}]], undone: []}
  }
  return {done: [...done, edit], undone: []}
}

/** As if the last edit had not been. */
export function forgetLast({done}: EditHistory): EditHistory {
  return {done: done.slice(0, -1), undone: []}
}

/** What the last edit takes back, null when there is none. Cells that somebody else has changed since stay. */
export function undo({done, undone}: EditHistory, read: ReadCell) {
  const edit = done.at(-1)
  if (!edit) return null
  return {
    writes: writesOf(edit, 'after', 'before', read),
    history: {done: done.slice(0, -1), undone: [...undone, edit]},
  }
}

/** What the edit that was taken back last does again. */
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
): Write[] {
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
