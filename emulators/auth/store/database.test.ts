import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

import {expect, onTestFinished, test} from 'vitest'

import {findUserByEmail, saveUser} from '../users/users.ts'
import {openDatabase} from './database.ts'

test('a store from before phone numbers keeps its accounts, which can then have one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auth-store-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const file = join(folder, 'accounts.sqlite')
  const before = new DatabaseSync(file)
  before.exec(
    `create table users (
       id text primary key, email text unique, role text not null, password_hash text,
       email_confirmed_at text, confirmation_sent_at text, recovery_sent_at text, last_sign_in_at text,
       app_metadata text not null, user_metadata text not null, created_at text not null,
       updated_at text not null
     ) strict;
     insert into users (id, email, role, app_metadata, user_metadata, created_at, updated_at)
       values ('u', 'elena@example.com', 'authenticated', '{}', '{}', '', '')`,
  )
  before.close()

  const problems: string[] = []
  const database = openDatabase(file, (problem) => problems.push(problem))
  onTestFinished(() => database.close())
  const user = findUserByEmail(database, 'elena@example.com')
  expect(user).toMatchObject({id: 'u', phone: null, isAnonymous: false})
  if (user) saveUser(database, {...user, phone: '13055550100'})
  expect(findUserByEmail(database, 'elena@example.com')?.phone).toBe('13055550100')
  expect(problems).toEqual([])
})
