import {createHash, randomUUID} from 'node:crypto'
import type {DatabaseSync} from 'node:sqlite'

import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../auth-service.ts'
import {ApiError, validationFailed} from '../http/api-error.ts'
import {textField} from '../http/request.ts'
import {type Row, text, textOrNull} from '../store/rows.ts'
import {digest, equalInConstantTime} from '../store/secrets.ts'

const methods = ['email/signup', 'recovery', 'magiclink', 'email_change', 'oauth'] as const

/** How a flow signs in; the session that it ends in has this method. */
export type FlowStateMethod = (typeof methods)[number]

/** GoTrue's flow state: a sign-in that continues outside the page, at a provider or with a link in a mail. */
export type FlowState = {
  id: string
  provider: string
  method: FlowStateMethod
  /** Null in the implicit flow. */
  codeChallenge: CodeChallenge | null
  redirectTo: string
  linkingUserId: string | null
  userId: string | null
  providerToken: string | null
  createdAt: string
}

/** The challenge of PKCE (RFC 7636), with which a flow ends only where it began. */
export type CodeChallenge = {value: string; method: 's256' | 'plain'}

const lifetime = 300_000 // ms
/** GoTrue deletes flows after a day; a mail's link may be opened until then. */
const retention = 86_400_000 // ms

/** The PKCE parameters of a request, null without them. Throws 400 when one is missing or malformed. */
export function parseCodeChallenge(fields: JsonObject): CodeChallenge | null {
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

/** Stores a flow that starts now, and deletes those of the day before. `userId` is known for mails, `linkingUserId` when an identity is to be linked. */
export function insertFlowState(
  database: DatabaseSync,
  flow: Pick<FlowState, 'provider' | 'method' | 'codeChallenge'> &
    Partial<Pick<FlowState, 'redirectTo' | 'linkingUserId' | 'userId'>>,
): FlowState {
  const id = randomUUID()
  const oldest = new Date(Date.now() - retention).toISOString()
  database.prepare('delete from flows where created_at < ?').run(oldest)
  database
    .prepare(
      `insert into flows (id, provider, method, code_challenge, code_challenge_method, redirect_to,
         linking_user_id, user_id, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      flow.provider,
      flow.method,
      flow.codeChallenge?.value ?? null,
      flow.codeChallenge?.method ?? null,
      flow.redirectTo ?? '',
      flow.linkingUserId ?? null,
      flow.userId ?? null,
      new Date().toISOString(),
    )
  const inserted = findFlowState(database, id)
  if (!inserted) throw new Error(`Flow state ${id} does not exist`)
  return inserted
}

/** The flow with an id; null without one. */
export function findFlowState(database: DatabaseSync, id: string): FlowState | null {
  const row = database.prepare('select * from flows where id = ?').get(id)
  return row ? readFlow(row) : null
}

/** The user's latest flow with PKCE that has no auth code yet; null without one. */
export function latestFlowStateOf(
  database: DatabaseSync,
  userId: string,
  method: FlowStateMethod,
): FlowState | null {
  const row = database
    .prepare(
      `select * from flows where user_id = ? and method = ? and code_challenge is not null
         and code_digest is null order by created_at desc limit 1`,
    )
    .get(userId, method)
  return row ? readFlow(row) : null
}

/** Whether the flow is older than five minutes. */
export function isFlowExpired(flow: FlowState): boolean {
  return Date.now() > Date.parse(flow.createdAt) + lifetime
}

/** Binds the flow to the user and returns its one-time auth code, of which only a digest is stored. */
export function issueAuthCode(
  {database, keys}: AuthService,
  flow: FlowState,
  userId: string,
  providerToken: string | null,
): string {
  const code = randomUUID()
  database
    .prepare('update flows set user_id = ?, provider_token = ?, code_digest = ? where id = ?')
    .run(userId, providerToken, digest(keys.master, code), flow.id)
  return code
}

/**
 * Deletes and returns the flow of an auth code whose verifier matches. Throws 404 for an unknown code, 422 after five
 * minutes, 400 `bad_code_verifier` for another verifier.
 */
export function redeemAuthCode(
  {database, keys}: AuthService,
  code: string,
  verifier: string,
): FlowState {
  const row = database
    .prepare('select * from flows where code_digest = ?')
    .get(digest(keys.master, code))
  const flow = row ? readFlow(row) : null
  if (!flow?.userId || !flow.codeChallenge) {
    throw new ApiError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  }
  if (isFlowExpired(flow)) {
    throw new ApiError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  if (
    !equalInConstantTime(
      codeChallengeOf(verifier, flow.codeChallenge.method),
      flow.codeChallenge.value,
    )
  ) {
    throw new ApiError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    )
  }
  deleteFlowState(database, flow.id)
  return flow
}

/** Deletes a flow; an unknown id changes nothing. */
export function deleteFlowState(database: DatabaseSync, id: string): void {
  database.prepare('delete from flows where id = ?').run(id)
}

function codeChallengeOf(verifier: string, method: CodeChallenge['method']): string {
  return method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
}

function readFlow(row: Row): FlowState {
  const value = textOrNull(row, 'code_challenge')
  return {
    id: text(row, 'id'),
    provider: text(row, 'provider'),
    method: readMethod(text(row, 'method')),
    codeChallenge:
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

function readMethod(value: string): FlowStateMethod {
  return methods.find((method) => method === value) ?? 'email/signup'
}
