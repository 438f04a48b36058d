const reportUrl: string = import.meta.env.VITE_ERROR_REPORT_URL

/** Root options that report React's errors; none while no URL for reports is set. */
export const errorOptions = reportUrl
  ? {
      // Errors that no boundary caught, and those that React recovered from, reach the window by themselves.
      onCaughtError: (error: unknown) => globalThis.reportError(error),
    }
  : {}

/** Reports errors of this page to ERROR_REPORT_URL, if it is set. */
export function reportErrors() {
  if (!reportUrl) return
  addEventListener('error', ({error, message}) => send(error ?? message))
  addEventListener('unhandledrejection', ({reason}) => send(reason))
}

/** What is sent, and how, is in send-error-report.ts, the only file to change for another service. */
function send(error: unknown) {
  import('./send-error-report.ts').then(
    ({sendErrorReport}) => sendErrorReport(reportUrl, error),
    // That a script cannot be loaded may be the very error that cannot be reported.
    () => {},
  )
}
