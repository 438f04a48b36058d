let pending: {pathname: string} | null = null

/** The path to which the latest click leads, while the words of its language are on their way. */
export function pendingPath(): string | null {
  return pending?.pathname ?? null
}

/** Notes such a click. What it returns says whether nothing has led elsewhere since. */
export function awaitLanguage(pathname: string): () => boolean {
  const click = {pathname}
  pending = click
  return () => pending === click
}

/** Whatever leads elsewhere comes before a click that still waits. */
export function forgetPending(): void {
  pending = null
}
