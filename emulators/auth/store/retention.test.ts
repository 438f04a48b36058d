import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {expect, onTestFinished, test, vi} from 'vitest'

import {insertChallenge} from '../mfa/challenges.ts'
import {insertFlowState} from '../sessions/flow-states.ts'
import {openDatabase} from './database.ts'

test('flows and challenges are deleted a day after they began', () => {
  vi.useFakeTimers()
  const folder = mkdtempSync(join(tmpdir(), 'auth-store-'))
  const database = openDatabase(join(folder, 'accounts.sqlite'), () => {})
  onTestFinished(() => {
    vi.useRealTimers()
    database.close()
    rmSync(folder, {recursive: true})
  })
  database.exec(
    `insert into users (id, role, app_metadata, user_metadata, created_at, updated_at)
       values ('u', 'authenticated', '{}', '{}', '', '');
     insert into factors values ('f', 'u', 'totp', 'verified', '', null, null, null, '', '')`,
  )
  const count = (table: string) => database.prepare(`select count(*) as rows from ${table}`).get()
  const begin = () => {
    insertFlowState(database, {provider: 'google', method: 'oauth', codeChallenge: null})
    insertChallenge(database, 'f', '127.0.0.1', null)
  }
  begin()
  vi.advanceTimersByTime(86_000_000)
  begin()
  expect([count('flows'), count('challenges')]).toEqual([{rows: 2}, {rows: 2}])
  vi.advanceTimersByTime(1_000_000)
  begin()
  expect([count('flows'), count('challenges')]).toEqual([{rows: 2}, {rows: 2}])
})
