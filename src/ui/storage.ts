type Area = 'localStorage' | 'sessionStorage'

/** The visitor's storage; null where the visitor forbids it. */
export function openStorage(area: Area): Storage | null {
  try {
    return globalThis[area] ?? null
  } catch {
    return null
  }
}

/** One text under one key. Nothing here throws: without storage, nothing is found and nothing is kept. */
export function storedText(area: Area, key: string) {
  return {
    read: (): string | null => openStorage(area)?.getItem(key) ?? null,
    /** Whether the text was stored: storage can be forbidden or full. */
    write: (text: string): boolean => {
      try {
        const storage = openStorage(area)
        storage?.setItem(key, text)
        return storage !== null
      } catch {
        return false
      }
    },
    remove: (): void => openStorage(area)?.removeItem(key),
  }
}
