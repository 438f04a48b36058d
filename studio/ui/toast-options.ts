/** For a message that something was not done: five seconds, as others have, are over before it is read. */
export const lastingToast = {closable: true, duration: 60_000}

/** For a failure of which nothing more is known. */
export const failureToast = {
  ...lastingToast,
  status: 'error',
  title: 'That did not work. Check your connection and try again.',
} as const
