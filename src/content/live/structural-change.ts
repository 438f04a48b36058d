import {isRecord} from '#domain/is-record.ts'
import {pictureAsset} from '#domain/picture/asset.ts'
import {spanState} from '#domain/time/time-span.ts'

import {now} from '../time/clock.ts'

/**
 * Whether two values differ in their texts and numbers alone. Items of lists are compared by `_key` and `_id`, without
 * those that are planned for later, which come, go and move at their minute. A text or value that is empty differs from one
 * that is filled in, a switch that is on from one that is off, and pictures must have the same ratio.
 */
export function isSameShape(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    const later = new Set([...a, ...b].filter(isAhead).map(idOf))
    const isPresent = (item: unknown) => !isRecord(item) || !later.has(idOf(item))
    return hasSameItems(a.filter(isPresent), b.filter(isPresent))
  }
  if (isRecord(a) && isRecord(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    return [...names].every((name) => {
      if (isIdentity(name)) return a[name] === b[name]
      return scheduleFields.has(name) || isSameShape(a[name], b[name])
    })
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return (a.trim() === '') === (b.trim() === '') && ratioOf(a) === ratioOf(b)
  }
  return a !== null && b !== null && typeof a === typeof b && typeof a !== 'boolean'
}

function hasSameItems(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => isSameShape(item, b[index]))
}

/** Whether a job or a section is planned for later: it appears at its minute. */
export function isAhead(item: unknown): item is Record<string, unknown> {
  if (!isRecord(item)) return false
  const from = item['opensOn'] ?? item['showFrom']
  return typeof from === 'string' && spanState({from, until: null}, now()) === 'ahead'
}

function idOf(item: Record<string, unknown>): unknown {
  return item['_id'] ?? item['_key']
}

/**
 * Where a list of keys changes: the shown keys between what both lists begin and end with, and its neighbors. No keys
 * between them means that something comes in there. Null for equal lists.
 */
export function changedRange(shown: readonly string[], next: readonly string[]) {
  const most = Math.min(shown.length, next.length)
  let start = 0
  while (start < most && shown[start] === next[start]) start += 1
  let end = 0
  while (end < most - start && shown.at(-1 - end) === next.at(-1 - end)) end += 1
  if (start === shown.length && start === next.length) return null
  const keys = shown.slice(start, shown.length - end)
  return {keys, previous: shown[start - 1], following: shown[start + keys.length]}
}

/** Fields that are not shown themselves: what starts or ends by them does so at its minute (content/facts, content/office). */
const scheduleFields = new Set([
  'opensOn',
  'closesOn',
  'showFrom',
  'showUntil',
  'startsOn',
  'closedDays',
])

/** A field that says which thing this is: another value is another thing. */
function isIdentity(name: string): boolean {
  return name === '_key' || name === '_id' || name === '_type'
}

/** Width divided by height of the picture that an asset's id names, in percent; null for other texts. */
function ratioOf(text: string): number | null {
  const asset = pictureAsset(text)
  return asset && Math.round((asset.width / asset.height) * 100)
}
