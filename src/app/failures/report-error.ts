const address: string = import.meta.env.VITE_ERROR_REPORT_URL

/** What React does beside its own handling of errors; nothing while no address for reports is set. */
export const errorOptions = address
  ? {
      // Errors that no boundary caught, and those that React recovered from, reach the window by themselves.
      onCaughtError: (error: unknown) => globalThis.reportError(error),
    }
  : {}

/** Reports errors of this page to the address of the environment, if one is set. */
export function reportErrors() {
  if (!address) return
  addEventListener('error', ({error, message}) => send(error ?? message))
  addEventListener('unhandledrejection', ({reason}) => send(reason))
}

/** The only line to change for another service: what is sent, and how, stands in that file. */
function send(error: unknown) {
  import('./send-error-report.ts').then(
    ({sendErrorReport}) => sendErrorReport(address, error),
    // A script that cannot be loaded may be the very error; there is nobody left to tell.
    () => {},
  )
}
