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
  const arrived = Promise.withResolvers<Value>()
  const preload = async () => {
    try {
      value ??= await load()
    } catch (cause) {
      throw new ChunkLoadError(message, {cause})
    }
    arrived.resolve(value)
    return value
  }
  return {
    preload,
    /** Null until it is there. */
    value: () => value,
    arrival: loadOnce(preload),
    /** Never rejects: without the value, React leaves the prerendered markup as it is until a later load brings it. */
    arrivalWhileHydrating: loadOnce(() => {
      preload().catch(() => {})
      return arrived.promise
    }),
  }
}

/**
 * The value at once if `preload` has loaded it; otherwise it suspends until the value is there. If that cannot be loaded,
 * prerendered markup stays as it is, and after hydration it throws ChunkLoadError.
 */
export function usePreloadable<Value>(chunk: Preloadable<Value>): Value {
  const {arrival, arrivalWhileHydrating} = chunk
  const isHydrated = useHydrated()
  const value = chunk.value()
  if (value === null) return use(isHydrated ? arrival() : arrivalWhileHydrating())
  // A component that has waited goes on reading by `use`, which React wants in every render then.
  const awaited = [arrivalWhileHydrating, arrival].find(({hasBegun}) => hasBegun())
  return awaited ? use(awaited()) : value
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
