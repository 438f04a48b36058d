import type {Language} from '#domain/language.ts'

/** What the prerendered page tells the boot script and the app, in one JSON block. */
export type PageData = {
  /** The language of the document. Its `lang` says another one where the browser translates it. */
  language: Language
  /** URL of the app's bundle, which the boot script imports. */
  bundle: string
  /**
   * URL of the page's dehydrated state (content/query/dehydrated-state.ts), which the boot script fetches beside
   * the bundle. Inside the document it would delay the first view.
   */
  state: string
  /** This is the document for every path that has no file. */
  isNotFound?: true
}

/** The data of a page, or null when the block is missing or damaged. */
export function readPageData(page: Document = document): PageData | null {
  const text = page.getElementById('page-data')?.textContent
  if (!text) return null
  try {
    const data: PageData = JSON.parse(text)
    return data
  } catch {
    return null
  }
}
