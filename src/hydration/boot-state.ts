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

export {}
