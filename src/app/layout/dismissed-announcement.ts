const key = 'dismissed-announcement'

/** Whether this visitor closed this very text before. A new text shows again. */
export function isDismissed(text: string): boolean {
  try {
    return localStorage.getItem(key) === text
  } catch {
    return false
  }
}

/** Storage can be forbidden or full: then the text comes back with the next page load. */
export function rememberDismissed(text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}
