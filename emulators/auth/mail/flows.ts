import {createHash, randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import {ApiError, validationFailed} from '../http/api-error.ts'
import type {JsonObject} from '../http/json.ts'
import {textField} from '../http/request.ts'
import type {Service} from '../service.ts'
import {type Row, text, textOrNull} from '../store/rows.ts'
import {digest, sameText} from '../store/secrets.ts'

export type FlowMethod = 'email/signup' | 'recovery' | 'oauth'

/** A sign-in that leaves the page: its state while the visitor is at the provider or in the mail. */
export type Flow = {
  id: string
  provider: string
  method: FlowMethod
  /** Null in the implicit flow. */
  challenge: Challenge | null
  redirectTo: string
  linkingUserId: string | null
  userId: string | null
  providerToken: string | null
  createdAt: string
}

export type Challenge = {value: string; method: 's256' | 'plain'}

const lifetime = 300_000

/** The PKCE parameters of a request; null without them, a refusal when one is missing or malformed. */
export function readChallenge(fields: JsonObject): Challenge | null {
  const value = textField(fields, 'code_challenge')
  const method = textField(fields, 'code_challenge_method').toLowerCase()
  if (value === '' && method === '') return null
  if (value === '' || method === '') {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (value.length < 43 || value.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[\w.~-]+$/.test(value)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  if (method !== 's256' && method !== 'plain') {
    throw validationFailed('Invalid code_challenge_method')
  }
  return {value, method}
}

export function insertFlow(
  database: DatabaseSync,
  flow: Pick<Flow, 'provider' | 'method' | 'challenge'> &
    Partial<Pick<Flow, 'redirectTo' | 'linkingUserId' | 'userId'>>,
): Flow {
  const id = randomUUID()
  database
    .prepare(
      `insert into flows (id, provider, method, code_challenge, code_challenge_method, redirect_to,
         linking_user_id, user_id, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      flow.provider,
      flow.method,
      flow.challenge?.value ?? null,
      flow.challenge?.method ?? null,
      flow.redirectTo ?? '',
      flow.linkingUserId ?? null,
      flow.userId ?? null,
      new Date().toISOString(),
    )
  const inserted = findFlow(database, id)
  if (!inserted) throw new Error(`flow ${id} is gone`)
  return inserted
}

export function findFlow(database: DatabaseSync, id: string): Flow | null {
  const row = database.prepare('select * from flows where id = ?').get(id)
  return row ? readFlow(row) : null
}

/** The user's latest unanswered flow of a kind. */
export function latestFlowOf(
  database: DatabaseSync,
  userId: string,
  method: FlowMethod,
): Flow | null {
  const row = database
    .prepare(
      `select * from flows where user_id = ? and method = ? and code_challenge is not null
         and code_digest is null order by created_at desc limit 1`,
    )
    .get(userId, method)
  return row ? readFlow(row) : null
}

export function isExpired(flow: Flow): boolean {
  return Date.now() > Date.parse(flow.createdAt) + lifetime
}

/** Ties the flow to the user and hands out its one-time code, of which only a digest stays. */
export function issueCode(
  {database, keys}: Service,
  flow: Flow,
  userId: string,
  providerToken: string | null,
): string {
  const code = randomUUID()
  database
    .prepare('update flows set user_id = ?, provider_token = ?, code_digest = ? where id = ?')
    .run(userId, providerToken, digest(keys.master, code), flow.id)
  return code
}

/** Takes the flow of a code out of the store when the verifier fits; otherwise throws. */
export function redeemCode({database, keys}: Service, code: string, verifier: string): Flow {
  const row = database
    .prepare('select * from flows where code_digest = ?')
    .get(digest(keys.master, code))
  const flow = row ? readFlow(row) : null
  if (!flow?.userId || !flow.challenge) {
    throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (isExpired(flow)) {
    throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (!sameText(challengeOf(verifier, flow.challenge.method), flow.challenge.value)) {
    throw new ApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  deleteFlow(database, flow.id)
  return flow
}

export function deleteFlow(database: DatabaseSync, id: string): void {
  database.prepare('delete from flows where id = ?').run(id)
}

function challengeOf(verifier: string, method: Challenge['method']): string {
  return method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
}

function readFlow(row: Row): Flow {
  const value = textOrNull(row, 'code_challenge')
  return {
    id: text(row, 'id'),
    provider: text(row, 'provider'),
    method: readMethod(text(row, 'method')),
    challenge:
      value === null
        ? null
        : {value, method: text(row, 'code_challenge_method') === 'plain' ? 'plain' : 's256'},
    redirectTo: text(row, 'redirect_to'),
    linkingUserId: textOrNull(row, 'linking_user_id'),
    userId: textOrNull(row, 'user_id'),
    providerToken: textOrNull(row, 'provider_token'),
    createdAt: text(row, 'created_at'),
  }
}

function readMethod(value: string): FlowMethod {
  return value === 'recovery' || value === 'oauth' ? value : 'email/signup'
}
