/**
 * What the widget says that it received: `{type: 'EMBED_BOOKING_VALUES', values: {name: text}}`. Null for
 * every other message. Of a widget that says too much only the first 20 values count, cut at 200 characters.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
