import {isRecord} from '#domain/is-record.ts'
import {parseJson} from '#domain/parse-json.ts'

/**
 * The height in px of an EMBED_BOOKING_SIZE message, null for anything else. The widget's documentation gives no
 * shape, so these are accepted: `{type | event | name | action: 'EMBED_BOOKING_SIZE', height}`, the height also
 * inside `payload`, `data`, `detail` or `size`, as a number or as text ("480", "480px"), and all of it as JSON
 * text. A number outside 40 to 4000 px counts as the limit that it passes [FRAME-3].
 */
export function readHeightMessage(message: unknown): number | null {
  const size = asRecord(typeof message === 'string' ? parse(message) : message)
  if (!size) return null
  if (![size['type'], size['event'], size['name'], size['action']].includes('EMBED_BOOKING_SIZE')) {
    return null
  }
  const places = [size, ...['payload', 'data', 'detail', 'size'].map((key) => asRecord(size[key]))]
  for (const place of places) {
    const height = asHeight(place?.['height'])
    if (height !== null) return height
  }
  return null
}

/** Whether a booking frame can have this height in px. */
export function isHeight(height: number): boolean {
  return height >= lowest && height <= highest
}

const lowest = 40
const highest = 4000

function parse(text: string): unknown {
  return text.includes('EMBED_BOOKING_SIZE') ? parseJson(text) : null
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return isRecord(value) ? value : null
}

function asHeight(value: unknown): number | null {
  const number = typeof value === 'string' ? fromText(value) : value
  if (typeof number !== 'number' || !(number >= 0)) return null
  return Math.min(Math.max(Math.ceil(number), lowest), highest)
}

function fromText(text: string): number | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/i.exec(text)
  return match ? Number(match[1]) : null
}
