const failed = new Set<() => void>()

/**
 * A load that rendering waits for, which needs the same promise each time that it asks. A failed one is kept as well,
 * or the rendering that it ends would begin another and wait on.
 */
export function keptLoad<Value>(load: () => Promise<Value>): () => Promise<Value> {
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
