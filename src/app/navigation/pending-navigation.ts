let pending: {pathname: string} | null = null

/** The path to which the latest click leads, while the words of its language are on their way. */
export function pendingPath(): string | null {
  return pending?.pathname ?? null
}

/** Notes such a click. Returns a function that says whether this is still the latest navigation. */
export function startPendingNavigation(pathname: string): () => boolean {
  const click = {pathname}
  pending = click
  return () => pending === click
}

/** Another navigation has begun, so a click that still waits leads nowhere. */
export function cancelPendingNavigation(): void {
  pending = null
}
