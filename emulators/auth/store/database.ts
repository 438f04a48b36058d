import type {DatabaseSync} from 'node:sqlite'

import {openStore} from '../../sqlite-store.ts'
import {text} from './rows.ts'

/** Opens the database of accounts; `openStore` says what happens to a damaged one. */
export function openDatabase(file: string, report: (message: string) => void): DatabaseSync {
  const remedy = 'Accounts have to be made again.'
  const database = openStore({file, schema, name: "The auth emulator's store", remedy, report})
  addMissingColumns(database)
  return database
}

/** A store of an earlier version keeps its accounts. */
function addMissingColumns(database: DatabaseSync): void {
  const present = database
    .prepare(`select name from pragma_table_info('users')`)
    .all()
    .map((row) => text(row, 'name'))
  for (const [name, type] of addedColumns) {
    if (!present.includes(name)) database.exec(`alter table users add column ${name} ${type}`)
  }
  database.exec('create unique index if not exists users_by_phone on users (phone)')
}

/** Columns of `users` that its first version did not have. */
const addedColumns: [name: string, type: string][] = [
  ['phone', 'text'],
  ['is_anonymous', 'integer not null default 0'],
  ['phone_confirmed_at', 'text'],
  ['new_email', 'text'],
  ['email_change_sent_at', 'text'],
  ['email_change_half_confirmed', 'integer not null default 0'],
  ['new_phone', 'text'],
  ['phone_change_sent_at', 'text'],
  ['reauthentication_sent_at', 'text'],
]

const schema = `
create table if not exists users (
  id text primary key,
  email text unique,
  role text not null,
  password_hash text,
  email_confirmed_at text,
  confirmation_sent_at text,
  recovery_sent_at text,
  last_sign_in_at text,
  app_metadata text not null,
  user_metadata text not null,
  created_at text not null,
  updated_at text not null
) strict;

create table if not exists identities (
  id text primary key,
  user_id text not null references users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data text not null,
  email text,
  last_sign_in_at text not null,
  created_at text not null,
  updated_at text not null,
  unique (provider, provider_id)
) strict;
create index if not exists identities_by_user on identities (user_id);

create table if not exists sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  aal text not null,
  factor_id text,
  refresh_counter integer not null,
  refreshed_at text not null,
  created_at text not null
) strict;
create index if not exists sessions_by_user on sessions (user_id);

create table if not exists session_methods (
  session_id text not null references sessions on delete cascade,
  method text not null,
  used_at text not null,
  primary key (session_id, method)
) strict;

create table if not exists mail_tokens (
  user_id text not null references users on delete cascade,
  kind text not null,
  digest text not null unique,
  primary key (user_id, kind)
) strict;

create table if not exists factors (
  id text primary key,
  user_id text not null references users on delete cascade,
  type text not null,
  status text not null,
  friendly_name text not null,
  sealed_secret text,
  phone text,
  last_challenged_at text,
  created_at text not null,
  updated_at text not null
) strict;
create index if not exists factors_by_user on factors (user_id);

create table if not exists challenges (
  id text primary key,
  factor_id text not null references factors on delete cascade,
  address text not null,
  code_digest text,
  created_at text not null,
  verified_at text
) strict;

create table if not exists flows (
  id text primary key,
  provider text not null,
  method text not null,
  code_challenge text,
  code_challenge_method text,
  code_digest text unique,
  redirect_to text not null,
  linking_user_id text references users on delete cascade,
  user_id text references users on delete cascade,
  provider_token text,
  created_at text not null
) strict;
`
