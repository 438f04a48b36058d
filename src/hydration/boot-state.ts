/** What the inline boot script (src/app/boot.ts) offers to the app. */
type BootState = {
  /** Path that the HTML was built for; undefined once the router handles Back and Forward. */
  pathBeforeRouting?: string | undefined
  /** Hands a form over to the app and submits it if the visitor did so before the app was there. */
  adopt: (form: HTMLFormElement) => void
  /** When a navigation to another document was begun last, in ms since 1970. */
  leavingSince?: number
  /** The page's dehydrated state, requested together with the bundle. */
  state?: Promise<Response>
}

declare global {
  var __boot: BootState | undefined
}

export {}
