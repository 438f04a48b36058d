import {readPageData} from '#src/hydration/page-data.ts'

let path: string | null = null

/** Notes that this document is the host's answer for a path without a file. */
export function noteNotFoundDocument(contentPath: string | null): void {
  path = readPageData()?.isNotFound ? contentPath : null
}

/**
 * Whether this document came as not found for a path. A page that was published since the last build shows in it all
 * the same, but search engines get to know it only with the next build.
 */
export function cameAsNotFound(contentPath: string): boolean {
  return path === contentPath
}
