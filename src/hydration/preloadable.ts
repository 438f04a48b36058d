import {use} from 'react'

import {useHydrated} from './use-hydrated.ts'

/** A chunk could not be loaded: the connection is down, or a newer version of the site has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

export type Preloadable<Value> = ReturnType<typeof preloadable<Value>>

/** What stands in a chunk of its own. `preload` rejects with ChunkLoadError and this message if it does not come. */
export function preloadable<Value>(load: () => Promise<Value>, message: string) {
  let value: Value | null = null
  const preload = async () => {
    try {
      return (value ??= await load())
    } catch (cause) {
      throw new ChunkLoadError(message, {cause})
    }
  }
  return {
    preload,
    /** Null until it is there. */
    value: () => value,
    arrival: loadOnce(preload),
    arrivalWhileHydrating: loadOnce(() => preload().catch(forever)),
  }
}

/**
 * The value at once if `preload` has loaded it; elsewhere it suspends until the value is there. If that cannot be
 * loaded, prerendered markup stays as it is, and elsewhere ChunkLoadError is thrown.
 */
export function usePreloadable<Value>(part: Preloadable<Value>): Value {
  const arrival = useHydrated() ? part.arrival : part.arrivalWhileHydrating
  const value = part.value()
  // A component that has waited goes on reading by `use`, which React wants in every render then.
  return value !== null && !arrival.hasBegun() ? value : use(arrival())
}

/** For error boundaries, once their message is shown: what comes to be rendered next tries the failed loads again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}

const failed = new Set<() => void>()

/**
 * Remembers the promise of a load, also a rejected one: React's `use` needs the same promise at each render, and a new
 * one would suspend again.
 */
function loadOnce<Value>(load: () => Promise<Value>) {
  let arrival: Promise<Value> | null = null
  const start = async () => {
    try {
      return await load()
    } catch (error) {
      failed.add(() => (arrival = null))
      throw error
    }
  }
  return Object.assign(() => (arrival ??= start()), {hasBegun: () => arrival !== null})
}

function forever(): Promise<never> {
  return new Promise(() => {})
}
