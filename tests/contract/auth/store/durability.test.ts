import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {newClient, newEmail, type Project} from '../../../support/auth/auth-client.ts'
import {startAuthProcess} from '../../../support/auth/auth-process.ts'
import {authKillRounds} from '../../../support/auth/kill-rounds.ts'
import {killProcess} from '../../../support/services/kill-process.ts'
import {linkIn, openLink, waitForMail} from '../support/mail.ts'
import {newAccount} from '../support/project.ts'

const password = 'a long enough password'

test(
  'no acknowledged account is lost when each of two services is killed ten times [LAKE-3]',
  {timeout: 300_000},
  async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'auth-killed-'))
    onTestFinished(() => rm(dataFolder, {recursive: true, force: true}))
    // Two services side by side, because a start mostly waits for the disk.
    const results = await Promise.all(
      ['first', 'second'].map((name) => authKillRounds(path.join(dataFolder, name), 10)),
    )
    for (const {lost, acknowledged} of results) {
      expect(lost).toEqual([])
      expect(acknowledged).toBeGreaterThan(10)
    }
  },
)

test('all acknowledged changes survive a SIGKILL under load', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'auth-durability-'))
  const first = await startAuthProcess(dataFolder)
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
  // Without the client, which would retry for half a minute after the kill.
  const refreshes = (async () => {
    let next = (await staying.client.auth.getSession()).data.session?.refresh_token ?? ''
    while (next !== '') {
      next = await refresh(first.project, next).catch(() => '')
      if (next !== '') refreshToken = next
    }
  })()
  await expect.poll(() => signedUp.length, {timeout: 15_000}).toBeGreaterThan(12)
  await expect.poll(() => refreshToken).not.toBe('')
  await killProcess(first.process)
  const acknowledged = [...signedUp]
  const lastRefreshToken = refreshToken
  await Promise.all([...signUps, refreshes])

  const second = await startAuthProcess(dataFolder)
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

async function refresh({url, key}: Project, refresh_token: string): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: {apikey: key, 'Content-Type': 'application/json'},
    body: JSON.stringify({refresh_token}),
  })
  const body: unknown = await response.json()
  return String(Object(body).refresh_token)
}
