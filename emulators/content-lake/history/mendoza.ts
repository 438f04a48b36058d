import {isObject, type JsonObject} from '../../json.ts'

export type MendozaPatch = unknown[]

/** The opcodes of the Mendoza format that this encoder writes. */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
} as const

/** Strings up to this length are written whole, which is shorter than a patch. */
const maxWholeString = 8

/** A Mendoza patch that turns `left` into `right`; null stands for no document. The `mendoza` package only decodes. */
export function encodeMendoza(left: JsonObject | null, right: JsonObject | null): MendozaPatch {
  if (!left || !right) return [op.value, right]
  const patch: MendozaPatch = []
  writeObject(patch, left, right)
  return patch
}

function writeObject(patch: MendozaPatch, left: JsonObject, right: JsonObject): void {
  // Operations refer to fields of the input by their index in this order.
  const fields = Object.keys(left).sort()
  for (const [field, value] of Object.entries(right)) {
    const before = left[field]
    const isNew = !Object.hasOwn(left, field)
    if (isNew || !isEqual(before, value))
      writeField(patch, fields.indexOf(field), field, before, value)
  }
  fields.forEach((field, index) => {
    if (!Object.hasOwn(right, field)) patch.push(op.objectDeleteField, index)
  })
}

function writeField(
  patch: MendozaPatch,
  index: number,
  field: string,
  before: unknown,
  after: unknown,
): void {
  if (isObject(before) && isObject(after)) {
    patch.push(op.pushFieldCopy, index)
    writeObject(patch, before, after)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else if (isLongText(before) && isLongText(after)) {
    patch.push(op.pushFieldBlank, index)
    writeString(patch, before, after)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    patch.push(op.pushFieldBlank, index)
    writeArray(patch, before, after)
    patch.push(op.returnIntoObjectSameKeyPop)
  } else {
    patch.push(op.objectSetFieldValue, after, field)
  }
}

/** Copies the common start and end; offsets in a string count bytes of UTF-8. */
function writeString(patch: MendozaPatch, left: string, right: string): void {
  const before = Array.from(left)
  const after = Array.from(right)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const total = byteLength(before)
  if (start > 0) patch.push(op.stringAppendSlice, 0, byteLength(before.slice(0, start)))
  if (start + end < after.length) {
    patch.push(op.stringAppendString, after.slice(start, after.length - end).join(''))
  }
  if (end > 0) {
    patch.push(op.stringAppendSlice, total - byteLength(before.slice(before.length - end)), total)
  }
}

/** Copies runs of unchanged items, patches items with a known `_key`, and writes the others whole. */
function writeArray(patch: MendozaPatch, left: unknown[], right: unknown[]): void {
  const before = left.map((item) => JSON.stringify(item))
  const after = right.map((item) => JSON.stringify(item))
  const indexesByItem = new Map(before.map((text, index) => [text, index] as const).reverse())
  const indexesByKey = new Map(left.map((item, index) => [keyOf(item), index] as const))
  let position = 0
  while (position < right.length) {
    const item = right[position]
    const sameIndex = indexesByItem.get(after[position] ?? '')
    const keyIndex = keyOf(item) === null ? undefined : indexesByKey.get(keyOf(item))
    const previous = keyIndex === undefined ? undefined : left[keyIndex]
    if (sameIndex !== undefined) {
      let length = 1
      while (
        position + length < right.length &&
        before[sameIndex + length] === after[position + length]
      ) {
        length += 1
      }
      patch.push(op.arrayAppendSlice, sameIndex, sameIndex + length)
      position += length
      continue
    }
    if (isObject(previous) && isObject(item)) {
      patch.push(op.pushElementCopy, keyIndex)
      writeObject(patch, previous, item)
      patch.push(op.returnIntoArrayPop)
    } else {
      patch.push(op.arrayAppendValue, item)
    }
    position += 1
  }
}

function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > maxWholeString
}

function isEqual(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right)
}

function keyOf(item: unknown): string | null {
  return isObject(item) && typeof item._key === 'string' ? item._key : null
}

function byteLength(characters: string[]): number {
  return Buffer.byteLength(characters.join(''))
}
