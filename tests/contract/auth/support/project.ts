import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import type {SupabaseClient} from '@supabase/supabase-js'

import {type AuthOptions, defaultOptions} from '../../../../emulators/auth/options.ts'
import {startAuth} from '../../../../emulators/auth/start.ts'
import {newClient, newEmail, type Project} from '../../../support/auth/auth-client.ts'
import {watchAnswersOf} from '../openapi/watch-answers.ts'
import {linkIn, waitForMail} from './mail.ts'

export type Emulator = Project & {inboxUrl: string; dataFolder: string; stop: () => Promise<void>}

/** For tests, which create many accounts from one IP address in a second. */
export const noLimits = {
  mailFrequency: 0,
  rateLimits: {token: 0, verify: 0, account: 0, factor: 0, mailsPerHour: 0},
} satisfies Partial<AuthOptions>

/**
 * An emulator on free ports with a data folder of its own and, by default, without rate limits and with the links of
 * GoTrue's own templates, which a hosted project has too.
 */
export async function startEmulator(options: Partial<AuthOptions> = {}): Promise<Emulator> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'auth-contract-'))
  const {url, inboxUrl, stop} = await startAuth({
    port: 0,
    inboxPort: 0,
    dataFolder,
    log: () => {},
    mailLinks: 'verify',
    ...noLimits,
    ...options,
  })
  watchAnswersOf(url)
  return {
    name: 'emulator',
    url,
    inboxUrl,
    key: options.anonKey ?? defaultOptions.anonKey,
    account: null,
    dataFolder,
    stop: async () => {
      await stop()
      await rm(dataFolder, {recursive: true, force: true})
    },
  }
}

/**
 * The hosted project that is there for tests: TEST_SUPABASE_URL and TEST_SUPABASE_ANON_KEY. The variables of the site
 * do not name it, because these tests create accounts. Cases with an account need TEST_SUPABASE_EMAIL and
 * TEST_SUPABASE_PASSWORD of a confirmed one, or TEST_SUPABASE_INBOX_URL (the Supabase CLI's inbox).
 */
export function hostedProjects(): Project[] {
  const env = process.env
  const [url, key] = [env['TEST_SUPABASE_URL'], env['TEST_SUPABASE_ANON_KEY']]
  if (!url || !key) return []
  watchAnswersOf(url)
  const [email, password] = [env['TEST_SUPABASE_EMAIL'], env['TEST_SUPABASE_PASSWORD']]
  return [
    {
      name: new URL(url).host,
      url,
      key,
      inboxUrl: env['TEST_SUPABASE_INBOX_URL'] || null,
      account: email && password ? {email, password} : null,
    },
  ]
}

export type Account = {email: string; password: string; client: SupabaseClient}

/** A confirmed account with a client that has just signed in with its password. */
export async function newAccount(project: Project, data: object = {}): Promise<Account> {
  const {email, password} = project.account ?? (await signUpAndConfirm(project, data))
  const client = newClient(project)
  const {error} = await client.auth.signInWithPassword({email, password})
  if (error) throw error
  return {email, password, client}
}

async function signUpAndConfirm(project: Project, data: object) {
  const [email, password] = [newEmail(), 'a long enough password']
  const {data: signedUp, error} = await newClient(project).auth.signUp({
    email,
    password,
    options: {data},
  })
  if (error) throw error
  if (!signedUp.session) await fetch(await confirmationLink(project, email), {redirect: 'manual'})
  return {email, password}
}

/** The link in the newest mail to the address. */
export async function confirmationLink(project: Project, email: string): Promise<string> {
  if (!project.inboxUrl) {
    throw new Error(
      'Set TEST_SUPABASE_EMAIL and TEST_SUPABASE_PASSWORD, or TEST_SUPABASE_INBOX_URL.',
    )
  }
  return linkIn(await waitForMail(project.inboxUrl, email))
}

/** Whether tests that sign in can run against the project. */
export function hasAccounts(project: Project): boolean {
  return project.account !== null || project.inboxUrl !== null
}
