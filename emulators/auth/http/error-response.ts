import type {Context} from 'hono'

import {diskProblem} from '../../sqlite-store.ts'
import {ApiError, OAuthError} from './api-error.ts'

const versionHeader = 'X-Supabase-Api-Version'
const currentVersion = '2024-01-01'

/**
 * GoTrue's response to a thrown error. Clients that send API version 2024-01-01 or later get `{code, message}` and
 * the version header back, without which they ignore the code; others get the older `{code, error_code, msg}`.
 */
export function errorResponse(context: Context, error: unknown): Response {
  const isVersioned = isCurrentVersion(context.req.header(versionHeader) ?? '')
  if (isVersioned) context.header(versionHeader, currentVersion)

  if (error instanceof OAuthError) {
    return context.json({error: error.error, error_description: error.message}, 400)
  }
  const {status, code, message, reasons} =
    error instanceof ApiError ? error : unexpectedError(error)
  const weakPassword = reasons ? {weak_password: {reasons}} : {}
  // GoTrue leaves the header out here.
  if (!reasons || !isVersioned) context.header('x-sb-error-code', code)
  return isVersioned
    ? context.json({code, message, ...weakPassword}, status)
    : context.json({code: status, error_code: code, msg: message, ...weakPassword}, status)
}

/** Whether a version is a date from that of the newer form on. */
function isCurrentVersion(version: string): boolean {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(version) ? new Date(`${version}T00:00:00Z`) : null
  return date?.toJSON()?.slice(0, 10) === version && version >= currentVersion
}

function unexpectedError(error: unknown): ApiError {
  const problem = diskProblem(error)
  if (problem) {
    const message = `The auth emulator could not store the change: ${problem}.`
    return new ApiError(507, 'unexpected_failure', message)
  }
  console.error('auth:', error)
  return new ApiError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  )
}
