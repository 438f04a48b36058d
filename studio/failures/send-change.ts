import {isHttpError} from '@sanity/client'

/** The answer to a change was lost, and it could not be read whether the change has arrived. */
export class LostAnswerError extends Error {
  constructor(cause: unknown) {
    super('A change was sent, and its answer was lost', {cause})
  }
}

/**
 * Sends a change. Where the connection breaks before the answer, the documents say whether it has arrived, and one that
 * has is no failure. Rejects with a LostAnswerError where that cannot be read either, and else as the client does.
 */
export async function sendChange(
  send: () => Promise<unknown>,
  hasArrived: () => Promise<boolean>,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (wasRefused(error)) throw error
    const arrived = await hasArrived().catch(() => {
      throw new LostAnswerError(error)
    })
    if (!arrived) throw error
  }
}

/** Whether the content lake has answered that it does not make the change. A gateway's 5xx says nothing of it. */
function wasRefused(error: unknown): boolean {
  return isHttpError(error) && error.statusCode < 500
}
