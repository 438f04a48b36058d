export type JsonObject = {[key: string]: unknown}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text's JSON object; anything else throws. */
export function parseJsonObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text)
  if (!isJsonObject(value)) throw new Error('not a JSON object')
  return value
}
