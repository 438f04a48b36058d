const failed = new Set<() => void>()

/**
 * Remembers the promise of a load, also a rejected one: React's `use` needs the same promise at each render, and a new
 * one would suspend again.
 */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let arrival: Promise<Value> | null = null
  const start = async () => {
    try {
      return await load()
    } catch (error) {
      failed.add(() => (arrival = null))
      throw error
    }
  }
  return () => (arrival ??= start())
}

/** For error boundaries, once their message is shown: what comes to be rendered next tries the failed loads again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}
