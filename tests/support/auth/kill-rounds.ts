import {randomInt} from 'node:crypto'
import {setTimeout as wait} from 'node:timers/promises'

import {killProcess} from '../services/kill-process.ts'
import {newClient, newEmail} from './auth-client.ts'
import {type AuthProcess, startAuthProcess} from './auth-process.ts'

const password = 'a long enough password'

/**
 * Kills the auth emulator `rounds` times during sign-ups, at a random moment after a random number of responses.
 * `lost` are the email addresses of acknowledged sign-ups that have no account with their password after the restart.
 */
export async function authKillRounds(dataFolder: string, rounds: number) {
  const result = {acknowledged: 0, lost: new Array<string>()}
  let before: string[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const auth = await startAuthProcess(dataFolder)
    const isThere = await Promise.all(before.map((email) => hasAccount(auth, email)))
    result.lost.push(...before.filter((_, index) => !isThere[index]))
    if (round < rounds) {
      before = await signUpUntilKilled(auth)
      result.acknowledged += before.length
    } else {
      await killProcess(auth.process)
    }
  }
  return result
}

async function signUpUntilKilled(auth: AuthProcess): Promise<string[]> {
  const acknowledged: string[] = []
  // A number of responses and not a time, in which a busy machine may send none.
  const responses = randomInt(2, 6)
  const enoughResponses = Promise.withResolvers<void>()
  const signUps = [0, 1, 2].map(async () => {
    while (auth.process.exitCode === null && auth.process.signalCode === null) {
      const email = newEmail()
      const {error} = await newClient(auth.project).auth.signUp({email, password})
      if (error) return
      acknowledged.push(email)
      if (acknowledged.length === responses) enoughResponses.resolve()
    }
  })
  await Promise.race([enoughResponses.promise, Promise.all(signUps)])
  await wait(randomInt(20))
  await killProcess(auth.process)
  await Promise.all(signUps)
  return acknowledged
}

/** An unconfirmed account with the right password gets another error than a wrong password. */
async function hasAccount({project}: AuthProcess, email: string): Promise<boolean> {
  const {error} = await newClient(project).auth.signInWithPassword({email, password})
  return error?.code === 'email_not_confirmed'
}
