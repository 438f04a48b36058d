import {pathInPreview} from '../../../domain/preview-messages.ts'

/** The URL of the site that somebody typed as a path or as a whole; null when it leads elsewhere. */
export function urlOnSite(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (!URL.canParse(text, origin)) return null
  const url = new URL(text, origin)
  return url.origin === new URL(origin).origin ? url.href : null
}

/** What follows the site's origin in the URL of a page, without what the preview adds to it. */
export function pathOnSite(url: string | undefined, origin: string): string {
  return pathInPreview(new URL(url || '/', origin))
}
