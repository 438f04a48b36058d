import {isHttpError} from '@sanity/client'

import {LostAnswerError} from './send-change.ts'

/** What was asked for and has failed, in sentences: first where it is certain, second where the answer was lost. */
export type Failed = {nothingDone: string; unknown?: string}

/** What the office reads of a failure: what has happened, and what to do. */
export function failureWords(
  error: unknown,
  {nothingDone, unknown = 'The Studio cannot tell whether that worked.'}: Failed,
): {title: string; description: string} {
  return error instanceof LostAnswerError
    ? {title: unknown, description: lookFirst}
    : {title: nothingDone, description: whatToDo(error)}
}

function whatToDo(error: unknown): string {
  if (!isHttpError(error) || error.statusCode >= 500) return 'Check your connection and try again.'
  if (error.statusCode === 401) return signInAgain
  if (error.statusCode === 403) return notAllowed
  return 'The change was refused. Reload the page, check its current state, and try again.'
}

const lookFirst =
  'The connection was lost before an answer came. Once you are connected, check the current state in the Studio before you try again.'

/** Sanity answers so as well where the browser has thrown an old session away. */
const notAllowed =
  'You are not allowed to do this, or no longer signed in. Reload the page; if it does not ask you to sign in, ask whoever looks after the accounts.'

const signInAgain =
  'You are no longer signed in. Open the Studio in another tab, sign in there, and try again here.'
