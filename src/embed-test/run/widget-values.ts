import {isRecord} from '#domain/is-record.ts'

/**
 * The values that the widget reports: `{type: 'EMBED_BOOKING_VALUES', values: {name: text}}`. Null for any other
 * message. At most 20 values are read, names cut at 40 and values at 200 characters.
 */
export function readWidgetValues(message: unknown): Record<string, string> | null {
  if (!isRecord(message) || message['type'] !== 'EMBED_BOOKING_VALUES') return null
  if (!isRecord(message['values'])) return null
  const entries = Object.entries(message['values'])
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .slice(0, 20)
    .map(([name, value]) => [name.slice(0, 40), value.slice(0, 200)])
  return Object.fromEntries(entries)
}
