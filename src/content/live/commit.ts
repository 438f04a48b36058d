import {type QueryClient, type QueryKey, hashKey} from '@tanstack/react-query'
import {flushSync} from 'react-dom'

import {isRecord} from '#domain/is-record.ts'
import {keepPlace} from '#src/ui/scroll/keep-place.ts'

import {textsOf} from '../query/items-of.ts'
import {createQueryClient} from '../query/query-client.ts'
import {isInUse, sectionOf} from './in-use.ts'
import type {Read} from './live-boundary-context.ts'
import {type MountedBoundary, mountedBoundaries, releaseEvent} from './live-boundary.tsx'
import {changedRange, isAhead, isSameShape} from './structural-change.ts'
import {hideUpdateNotice, showUpdateNotice} from './update-notice.tsx'

/**
 * Shows the newest result of a query, from `latest` in `shown`. What has the same shape changes at once. A boundary in
 * view, or in use, in which something would come, go or change its place keeps its older result until it is out of
 * view or the visitor accepts the update.
 */
export function commit(shown: QueryClient, latest: QueryClient, queryKey: QueryKey): void {
  try {
    keepPlace()
    // Before react-query notifies the components, which it does in a later task.
    flushSync(() => {
      for (const boundary of mountedBoundaries) settle(boundary, shown, latest, queryKey)
    })
    followHeldBoundaries(shown)
  } finally {
    shown.setQueryData(queryKey, latest.getQueryData(queryKey))
  }
}

/** Lets every boundary show the newest results. */
function showUpdates(shown: QueryClient) {
  keepPlace()
  for (const boundary of mountedBoundaries) if (boundary.held()) boundary.hold(null)
  followHeldBoundaries(shown)
}

/** Decides whether a boundary goes on showing its result of a query, or takes the one that `next` holds. */
function settle(boundary: MountedBoundary, shown: QueryClient, next: QueryClient, key: QueryKey) {
  const held = boundary.held()
  const before = held?.getQueryData(key) === undefined ? shown : held
  const queryHash = hashKey(key)
  const waits = [...boundary.reads].some(
    (read) => read.queryHash === queryHash && mustWait(boundary, read, before, next),
  )
  if (!waits && before === shown) return
  const others = (held?.getQueryCache().getAll() ?? []).filter(
    (query) => query.queryHash !== queryHash,
  )
  const results = createQueryClient()
  for (const {queryKey, state} of others) results.setQueryData(queryKey, state.data)
  if (waits) results.setQueryData(key, before.getQueryData(key))
  boundary.hold(waits || others.length > 0 ? results : null)
}

function mustWait(boundary: MountedBoundary, read: Read, before: QueryClient, next: QueryClient) {
  const shown = read.selectFrom(before)
  const coming = read.selectFrom(next)
  if (!boundary.isList) {
    return !isSameShape(shown, coming) && (isInView(boundary) || mayBeInUse(boundary))
  }
  // A section that its schedule keeps off the page, now or from now on, changes nothing in view, wherever it moves. Links
  // to it follow the same rule (structural-change.ts).
  const hidden = new Set([
    ...keysOf(shown).filter((key) => !sectionOf(key)),
    ...[shown, coming].flatMap((selected) => keysOf(selected, isAhead)),
  ])
  const onPage = (selected: unknown) => keysOf(selected).filter((key) => !hidden.has(key))
  const range = changedRange(onPage(shown), onPage(coming))
  if (!range) return false
  const {keys, previous, following} = range
  const changing = keys.map(sectionOf)
  if (changing.some((section) => section && (isInView(section) || mayBeInUse(section)))) return true
  const edge =
    sectionOf(following)?.elements()[0]?.getBoundingClientRect().top ??
    sectionOf(previous)?.elements().at(-1)?.getBoundingClientRect().bottom
  return keys.length === 0 && edge !== undefined && edge > 0 && edge < innerHeight
}

function isInView(boundary: MountedBoundary): boolean {
  return boundary.elements().some((element) => {
    const {top, bottom, width, height} = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && width > 0 && height > 0
  })
}

/** What is in a frame cannot be seen from here. */
function mayBeInUse(boundary: MountedBoundary): boolean {
  return isInUse(boundary) || boundary.elements().some((one) => one.querySelector('iframe'))
}

/** The keys of the sections in a list, or of those that are `wanted`. */
function keysOf(selected: unknown, wanted: (item: unknown) => boolean = isRecord): string[] {
  const list: unknown[] = Array.isArray(selected) ? selected : []
  return textsOf(list.filter(wanted).map((item) => isRecord(item) && item['_key']))
}

/** Ends the listeners of `followHeldBoundaries`; null while no boundary holds a result. */
let listening: AbortController | null = null

/** While results are held, shows the notice, and looks again whenever the page comes to rest. */
function followHeldBoundaries(shown: QueryClient) {
  if (![...mountedBoundaries].some((boundary) => boundary.held())) {
    listening?.abort()
    listening = null
    return hideUpdateNotice()
  }
  showUpdateNotice(() => showUpdates(shown))
  if (listening) return
  listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const settleAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => settleHeldBoundaries(shown), scrollIdleMs)
  }
  for (const type of ['scroll', 'resize', 'focusin', 'focusout', 'toggle', releaseEvent]) {
    addEventListener(type, settleAtRest, {passive: true, capture: true, signal: listening.signal})
  }
}

function settleHeldBoundaries(shown: QueryClient) {
  keepPlace()
  for (const boundary of mountedBoundaries) {
    const held = boundary.held()?.getQueryCache().getAll() ?? []
    for (const {queryKey} of held) settle(boundary, shown, shown, queryKey)
  }
  followHeldBoundaries(shown)
}

/** How long after the last scroll a page counts as at rest. */
const scrollIdleMs = 120
