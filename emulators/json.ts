export type JsonObject = Record<string, unknown>

/** Whether a value is a JSON object: not null, and no list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a list of strings alone; an empty one is. */
export function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** A copy of an object without some of its fields. */
export function omit<T extends JsonObject>(object: T, ...fields: string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([field]) => !fields.includes(field)))
}

/** The JSON object that a text holds. Throws for any other text. */
export function parseJsonObject(text: string): JsonObject {
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) throw new Error('not a JSON object')
  return value
}
