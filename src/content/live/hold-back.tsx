import {type QueryClient, notifyManager} from '@tanstack/react-query'
import {flushSync} from 'react-dom'

import {type ChangedContents, changedContents, contentsOf} from './changed-contents.ts'
import {type PartView, keepPlace, partViews, wasRearranged, wouldMove} from './layout-movement.ts'
import {type MountedPart, mountedParts} from './live-boundary.tsx'
import {mustNotBeTried} from './lossless-trial.ts'
import {hideUpdateNotice, showUpdateNotice} from './update-notice.tsx'

const clients = new WeakSet<QueryClient>()

/**
 * From now on nothing that is published moves what the visitor reads. A new result is rendered at once and
 * measured before it is painted; parts of the page in which it moves something in view are put back, and
 * stay as they were until they are out of view or the visitor accepts the update.
 */
export function holdBackShifts(client: QueryClient): void {
  if (clients.has(client)) return
  clients.add(client)
  let shown = contentsOf(client)

  // Results that arrive together are tried together: what is not told of its own would appear untried.
  let waiting: (() => void)[] = []
  notifyManager.setScheduler((callback) => {
    waiting.push(callback)
    if (waiting.length === 1) setTimeout(tell)
  })
  const tell = () => {
    const told = waiting
    waiting = []
    const notify = () => told.forEach((callback) => callback())
    const changed = changedContents(client, shown)
    const before = shown
    if (changed.size > 0) shown = contentsOf(client)
    if (![...changed.values()].some(({isShown}) => isShown)) return notify()
    try {
      tryChange(before, changed, notify)
    } catch (error) {
      // What cannot be tried appears all the same; who was told already is told once more.
      notify()
      throw error
    }
  }

  const tryChange = (before: QueryClient, changed: ChangedContents, notify = () => {}) => {
    const views = partViews()
    const release = views.filter(
      ({part, held, isInView}) => held && (changed.size > 0 || part.isList || !isInView),
    )
    const putBack = new Map(views.map(({part}) => [part, part.remember(before)]))
    const hold = (parts: MountedPart[]) => {
      if (parts.length > 0) flushSync(() => parts.forEach((part) => putBack.get(part)?.()))
    }
    const untried = new Set(
      views.filter((view) => mustNotBeTried(view, views, before, client)).map(({part}) => part),
    )
    flushSync(() => {
      for (const {part} of release) part.release()
      for (const part of untried) putBack.get(part)?.()
      notify()
    })
    const tried = views.filter(({part}) => !untried.has(part))
    hold(partsOf(tried.filter((view) => !view.part.isList && wouldMove(view))))
    if (wasRearranged(views)) {
      hold(partsOf(tried.filter(({part, value}) => part.isList && part.look().value !== value)))
    }
    keepPlace(views)
    watchHeldParts()
  }

  const accept = () => {
    flushSync(() => mountedParts.forEach((part) => part.release()))
    watchHeldParts()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const tryAtRest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => tryChange(shown, new Map()), restFor)
  }
  const watchHeldParts = () => {
    const isHolding = [...mountedParts].some((part) => part.look().held)
    // A page that the visitor goes to takes the focus.
    for (const type of ['scroll', 'resize', 'focusin', 'focusout']) {
      if (isHolding) addEventListener(type, tryAtRest, {passive: true})
      else removeEventListener(type, tryAtRest)
    }
    if (isHolding) showUpdateNotice(accept)
    else hideUpdateNotice()
  }
}

/** How long after the last scroll a page counts as at rest, in ms. */
const restFor = 120

function partsOf(views: PartView[]): MountedPart[] {
  return views.map(({part}) => part)
}
