/** What the inline boot script (src/app/boot.ts) offers to the app. */
type BootState = {
  /** The path at which the document was loaded; undefined once the router handles Back and Forward. */
  loadedPath?: string | undefined
  /** The forms of the page, until the app adopts them. */
  waiting?: Set<EventTarget | null>
  /** The one of them that was submitted last. */
  submitted?: EventTarget | null | undefined
  /** Whether the visitor has typed or chosen anything since the document was loaded. */
  typed?: boolean
  /** When a navigation to another document was begun last, in ms since 1970. */
  leavingAt?: number
  /** The page's dehydrated state, requested together with the bundle. */
  state?: Promise<Response>
}

declare global {
  var __boot: BootState | undefined
}

/**
 * For how long a visitor who has begun to leave may still be here. In Firefox, what the page lacks then is no sign of a
 * deployment. A link to a phone number or a download begins like leaving, but does not lead away.
 */
export const leavingMs = 10_000
