import type {SQLOutputValue} from 'node:sqlite'

import {type JsonObject, parseJsonObject} from '../../json.ts'

/** A row of a query. The functions below read a column and throw when it holds another type. */
export type Row = Record<string, SQLOutputValue>

/** The text in a column. */
export function text(row: Row, column: string): string {
  const value = row[column]
  if (typeof value !== 'string') throw new Error(`${column} holds no text`)
  return value
}

/** The text in a column; null where it is NULL. */
export function textOrNull(row: Row, column: string): string | null {
  return row[column] === null ? null : text(row, column)
}

/** The number in a column. */
export function integer(row: Row, column: string): number {
  const value = row[column]
  if (typeof value !== 'number') throw new Error(`${column} holds no number`)
  return value
}

/** The JSON object that a column holds as text. */
export function jsonObject(row: Row, column: string): JsonObject {
  return parseJsonObject(text(row, column))
}
