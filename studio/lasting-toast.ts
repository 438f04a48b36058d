/** For a message that something was not done: five seconds, as others have, are over before it is read. */
export const lastingToast = {closable: true, duration: 60_000}
