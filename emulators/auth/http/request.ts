import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

import type {Service} from '../service.ts'
import {verifyAccessToken} from '../sessions/access-tokens.ts'
import {findSession, type Session} from '../sessions/sessions.ts'
import {findUser, type User} from '../users/users.ts'
import {ApiError, validationFailed} from './api-error.ts'
import {isJsonObject, type JsonObject} from './json.ts'

const bodyLimit = 1 << 20

/** The request's JSON object; an empty body is an empty object, because the client sends such bodies. */
export async function readBody(context: Context): Promise<JsonObject> {
  const body = await context.req.text()
  if (Buffer.byteLength(body) > bodyLimit) {
    throw new ApiError(
      413,
      'request_entity_too_large',
      `Request body too large (max ${bodyLimit} bytes)`,
    )
  }
  if (body === '') return {}
  const value = parse(body)
  if (!isJsonObject(value)) throw badJson('not an object')
  return value
}

/** The field's text, '' where it is missing; a value of another kind is a bad request. */
export function textField(body: JsonObject, name: string): string {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw badJson(`${name} is not a string`)
  return value
}

export function objectField(body: JsonObject, name: string): JsonObject {
  const value = body[name] ?? {}
  if (!isJsonObject(value)) throw badJson(`${name} is not an object`)
  return value
}

/** Who asks: the user and session of the bearer token. A token dies with its session. */
export async function requireSession(
  service: Service,
  context: Context,
): Promise<{user: User; session: Session}> {
  const token = /^Bearer (\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1]
  if (!token) {
    throw new ApiError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const {userId, sessionId} = await verifyAccessToken(service, token)
  const user = findUser(service.database, userId)
  if (!user) {
    throw new ApiError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const session = findSession(service.database, sessionId)
  if (!session) {
    throw new ApiError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    )
  }
  return {user, session}
}

/** The caller's address, as a proxy in front names it. */
export function addressOf(context: Context): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',')[0]?.trim()
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown')
}

export function isUuid(value: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** Lower-cased, or the server's refusal. */
export function checkEmail(email: string): string {
  if (email === '') throw validationFailed('An email address is required')
  if (email.length > 255) throw validationFailed('An email address is too long')
  if (!emailForm.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

// The expression of the Go package that the server uses; "a@b" passes.
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'unreadable')
  }
}

function badJson(detail: string): ApiError {
  return new ApiError(400, 'bad_json', `Could not parse request body as JSON: ${detail}`)
}
