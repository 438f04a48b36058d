/** For a message that something was not done: the usual five seconds are too short to read it. */
export const persistentToast = {closable: true, duration: 60_000}
