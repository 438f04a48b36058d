/** For a message that something was not done: the usual five seconds are too short to read it. */
export const persistentToast = {closable: true, duration: 60_000}

/** For a failure of which nothing more is known. */
export const failureToast = {
  ...persistentToast,
  status: 'error',
  title: 'That did not work. Check your connection and try again.',
} as const
