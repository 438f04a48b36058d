import {randomInt} from 'node:crypto'
import {once} from 'node:events'
import {setTimeout as wait} from 'node:timers/promises'

import {type AuthProcess, startAuthProcess} from './auth-process.ts'
import {newClient, newEmail} from './project.ts'

const password = 'a long enough password'

/**
 * Kills the auth emulator under sign-ups, a random moment after a random number of answers, as often as `rounds`
 * says. Lost are the addresses whose sign-up was acknowledged and whose account is not there with its
 * password after the next start.
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
      await kill(auth)
    }
  }
  return result
}

async function signUpUntilKilled(auth: AuthProcess): Promise<string[]> {
  const acknowledged: string[] = []
  // Counted, as a busy machine may answer nothing for a while.
  const enough = randomInt(2, 6)
  const answered = Promise.withResolvers<void>()
  const people = [0, 1, 2].map(async () => {
    while (auth.process.exitCode === null && auth.process.signalCode === null) {
      const email = newEmail()
      const {error} = await newClient(auth.project).auth.signUp({email, password})
      if (error) return
      acknowledged.push(email)
      if (acknowledged.length === enough) answered.resolve()
    }
  })
  await Promise.race([answered.promise, Promise.all(people)])
  await wait(randomInt(20))
  await kill(auth)
  await Promise.all(people)
  return acknowledged
}

/** An account that is there with this password but has not followed its mail is told apart from a wrong one. */
async function hasAccount({project}: AuthProcess, email: string): Promise<boolean> {
  const {error} = await newClient(project).auth.signInWithPassword({email, password})
  return error?.code === 'email_not_confirmed'
}

async function kill({process}: AuthProcess) {
  const exited = once(process, 'exit')
  process.kill('SIGKILL')
  await exited
}
