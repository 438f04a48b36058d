/** What the inline boot script (src/app/boot.ts) offers to the app. */
type BootState = {
  /** Ends the holding of a form and submits it if the visitor did so before the app was there. */
  adopt: (form: HTMLFormElement) => void
  /** The page's state, asked for when the bundle is. */
  state?: Promise<Response>
}

declare global {
  var __boot: BootState | undefined
}

export {}
