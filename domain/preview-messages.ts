import {fieldsOf} from './is-record.ts'

/**
 * What a page in the Studio's preview and the Studio say to each other about what the page shows. Both are sent with
 * `postMessage`, so a receiver checks the origin.
 */
export type PreviewChoice = {
  /** The instant (ms since 1970) as of which the page shows the site; null for now. */
  instant: number | null
  /** Whether it shows only what is published, without drafts. */
  asVisitor: boolean
}

type PreviewChoiceMessage = PreviewChoice & {type: 'preview/choice'}

/** A page that has just loaded asks what to show. */
export const previewChoiceRequest = {type: 'preview/question'} as const

/** The message by which the Studio says what the page shows. */
export function previewChoiceMessage(choice: PreviewChoice): PreviewChoiceMessage {
  return {type: 'preview/choice', ...choice}
}

/** Whether a message of any kind is the request of a page. */
export function isPreviewChoiceRequest(message: unknown): boolean {
  return fieldsOf(message)['type'] === previewChoiceRequest.type
}

/** Whether a message of any kind is a choice with fields of the right types. */
export function isPreviewChoice(message: unknown): message is PreviewChoiceMessage {
  const {type, instant, asVisitor} = fieldsOf(message)
  if (type !== 'preview/choice') return false
  const isInstant = instant === null || Number.isFinite(instant)
  return isInstant && typeof asVisitor === 'boolean'
}

/**
 * What follows the origin in the URL of a page in the preview: without the parameter that the Studio adds to the URL of
 * its frame, and with one slash in front, since two would begin the URL of another site.
 */
export function pathInPreview({href}: URL | Location): string {
  const url = new URL(href)
  url.searchParams.delete('sanity-preview-perspective')
  return url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
}
