import {getConnInfo} from '@hono/node-server/conninfo'
import type {Context} from 'hono'

import {isObject, type JsonObject} from '../../json.ts'
import {ApiError, validationFailed} from './api-error.ts'

const bodyLimit = 1 << 20 // bytes

/**
 * The JSON object in a request body; `null` counts as `{}`. Throws 413 above 1 MB, 400 `bad_json` for other text, an
 * empty one too.
 */
export async function readJson(context: Context): Promise<JsonObject> {
  const body = await context.req.text()
  if (Buffer.byteLength(body) > bodyLimit) {
    throw new ApiError(
      413,
      'request_entity_too_large',
      `Request body too large (max ${bodyLimit} bytes)`,
    )
  }
  const value = parse(body) ?? {}
  if (!isObject(value)) throw badJson('not an object')
  return value
}

/** A text field of a body; '' when it is missing. Throws 400 `bad_json` for a value of another type. */
export function textField(body: JsonObject, name: string): string {
  const value = body[name] ?? ''
  if (typeof value !== 'string') throw badJson(`${name} is not a string`)
  return value
}

/** An object field of a body; `{}` when it is missing. Throws 400 `bad_json` for a value of another type. */
export function objectField(body: JsonObject, name: string): JsonObject {
  const value = body[name] ?? {}
  if (!isObject(value)) throw badJson(`${name} is not an object`)
  return value
}

/** A UUID in a body; the nil UUID when it is missing. Throws 400 `bad_json` for any other value. */
export function uuidField(body: JsonObject, name: string): string {
  const value = body[name] ?? nilUuid
  if (typeof value !== 'string' || !isUuid(value)) throw badJson(`${name} is not a UUID`)
  return value
}

/** The IP address of the client: the first one in X-Forwarded-For, else that of the connection. */
export function clientIp(context: Context): string {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',')[0]?.trim()
  return forwarded || (getConnInfo(context).remote.address ?? 'unknown')
}

export const nilUuid = '00000000-0000-0000-0000-000000000000'

/** Whether a text has the form of a UUID, of any version and case. */
export function isUuid(value: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}

/** The address in lower case. Throws 400 `validation_failed` with GoTrue's message for a malformed one. */
export function parseEmail(email: string): string {
  if (email === '') throw validationFailed('An email address is required')
  if (email.length > 255) throw validationFailed('An email address is too long')
  if (!emailPattern.test(email)) {
    throw validationFailed('Unable to validate email address: invalid format')
  }
  return email.toLowerCase()
}

// The expression of the Go package that GoTrue uses; it accepts "a@b".
const emailPattern =
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
