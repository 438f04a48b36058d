import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {linkIn, openLink, waitForMail} from './mail.ts'
import {newAccount, newClient, newEmail, type Project} from './project.ts'

const program = path.resolve(import.meta.dirname, '../../../emulators/auth/start.ts')
const password = 'a long enough password'

test('what was acknowledged is there after a kill -9 in the middle of traffic', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'auth-durability-'))
  const first = await startProcess(dataFolder)
  onTestFinished(async () => {
    first.process.kill('SIGKILL')
    await rm(dataFolder, {recursive: true, force: true})
  })

  const leaving = await newAccount(first.project)
  const leavingToken = (await leaving.client.auth.getSession()).data.session?.access_token
  await leaving.client.auth.signOut()
  const staying = await newAccount(first.project)
  let refreshToken = ''
  const signedUp: string[] = []

  const signUps = Array.from({length: 8}, async () => {
    while (first.process.exitCode === null && first.process.signalCode === null) {
      const email = newEmail()
      const {error} = await newClient(first.project).auth.signUp({email, password})
      if (error) return
      signedUp.push(email)
    }
  })
  // Without the client, which would go on trying for half a minute after the kill.
  const refreshes = (async () => {
    let next = (await staying.client.auth.getSession()).data.session?.refresh_token ?? ''
    while (next !== '') {
      next = await refresh(first.project, next).catch(() => '')
      if (next !== '') refreshToken = next
    }
  })()
  await expect.poll(() => signedUp.length, {timeout: 15_000}).toBeGreaterThan(12)
  await expect.poll(() => refreshToken).not.toBe('')
  first.process.kill('SIGKILL')
  await once(first.process, 'exit')
  const acknowledged = [...signedUp]
  const lastRefreshToken = refreshToken
  await Promise.all([...signUps, refreshes])

  const second = await startProcess(dataFolder)
  onTestFinished(() => void second.process.kill('SIGKILL'))
  for (const email of acknowledged) {
    const {hash} = await openLink(
      linkIn(await waitForMail(second.project.inboxUrl, email)).replace(
        first.project.url,
        second.project.url,
      ),
    )
    expect(hash.has('access_token')).toBe(true)
    const {error} = await newClient(second.project).auth.signInWithPassword({email, password})
    expect(error).toBeNull()
  }
  const refreshed = await newClient(second.project).auth.refreshSession({
    refresh_token: lastRefreshToken,
  })
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.user?.email).toBe(staying.email)
  expect((await newClient(second.project).auth.getUser(leavingToken)).error).toMatchObject({
    name: 'AuthSessionMissingError',
  })
})

type Started = {process: ChildProcess; project: Project & {inboxUrl: string}}

async function refresh({url, key}: Project, refresh_token: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: JSON.stringify({refresh_token}),
  })
  const answer: unknown = await response.json()
  return String(Object(answer).refresh_token)
}

async function startProcess(dataFolder: string): Promise<Started> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      EMULATOR_DATA: dataFolder,
      AUTH_PORT: '0',
      INBOX_PORT: '0',
      AUTH_MAIL_FREQUENCY: '0',
      AUTH_RATE_LIMIT_TOKEN: '0',
      AUTH_RATE_LIMIT_VERIFY: '0',
      AUTH_RATE_LIMIT_ACCOUNT: '0',
      AUTH_RATE_LIMIT_MAILS: '0',
      SUPABASE_ANON_KEY: 'local-anon-key',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = child.stdout.setEncoding('utf8')
  let text = ''
  for await (const chunk of output.iterator({destroyOnReturn: false})) {
    text += String(chunk)
    const [, url, inboxUrl] = /auth: (\S+)\/auth\/v1, inbox: (\S+)/.exec(text) ?? []
    if (!url || !inboxUrl) continue
    output.resume()
    return {
      process: child,
      project: {name: 'process', url, inboxUrl, key: 'local-anon-key', account: null},
    }
  }
  throw new Error(`the emulator did not start: ${text}`)
}
