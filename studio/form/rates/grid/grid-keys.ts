import type {GridPosition} from './pasted-block.ts'

type Key = {key: string; shiftKey: boolean}
/** Where the cursor is in the text of a cell. */
type Caret = {atStart: boolean; atEnd: boolean}

/**
 * The cell that a key leads to, as in a spreadsheet; null when the key moves within the text or is
 * another one. Tab follows the order of the page by itself.
 */
export function nextPosition(
  {key, shiftKey}: Key,
  {row, column}: GridPosition,
  {atStart, atEnd}: Caret,
): GridPosition | null {
  if (key === 'Enter') return {row: row + (shiftKey ? -1 : 1), column}
  if (shiftKey) return null
  if (key === 'ArrowDown') return {row: row + 1, column}
  if (key === 'ArrowUp') return {row: row - 1, column}
  if (key === 'ArrowLeft' && atStart) return {row, column: column - 1}
  if (key === 'ArrowRight' && atEnd) return {row, column: column + 1}
  return null
}
