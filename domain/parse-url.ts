/** The URL that a text is, or null. `URL.parse` and `URL.canParse` are newer than the browsers that the site is for. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
