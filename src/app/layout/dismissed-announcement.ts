const key = 'dismissed-announcement'

/** Whether this visitor closed this edition, a text with its times, before. Another one shows again. */
export function isDismissed(edition: string): boolean {
  try {
    return localStorage.getItem(key) === edition
  } catch {
    return false
  }
}

/** Storage can be forbidden or full: then the text comes back with the next page load. */
export function rememberDismissed(edition: string): void {
  try {
    localStorage.setItem(key, edition)
  } catch {}
}
