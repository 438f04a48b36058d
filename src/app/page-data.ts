import type {DehydratedState} from '@tanstack/react-query'

/** What the prerendered page hands to the boot script and to the app, in one JSON block. */
export type PageData = {
  /** Address of the app's bundle, which the boot script imports. */
  bundle: string
  state: DehydratedState
}

/** The page's data, or null when the block is missing or damaged: the app then reads all it needs. */
export function readPageData(): PageData | null {
  const text = document.getElementById('page-data')?.textContent
  if (!text) return null
  try {
    const data: PageData = JSON.parse(text)
    return data
  } catch {
    return null
  }
}

/** JSON for a data block: it cannot end its script element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replace(/</g, String.raw`\u003c`)
}
