import type {Context} from 'hono'

import {diskProblem} from '../../sqlite-store.ts'
import {ApiError, OAuthError} from './api-error.ts'

const versionHeader = 'X-Supabase-Api-Version'
const currentVersion = '2024-01-01'

/**
 * Turns a thrown error into the server's answer. Clients that name version 2024-01-01 or later get
 * `{code, message}` and the version echoed: without that header they ignore the code.
 */
export function errorResponse(context: Context, error: unknown): Response {
  const versioned = (context.req.header(versionHeader) ?? '') >= currentVersion
  if (versioned) context.header(versionHeader, currentVersion)

  if (error instanceof OAuthError) {
    return context.json({error: error.error, error_description: error.message}, 400)
  }
  const {status, code, message, reasons} = error instanceof ApiError ? error : unexpected(error)
  const weakPassword = reasons ? {weak_password: {reasons}} : {}
  context.header('x-sb-error-code', code)
  return versioned
    ? context.json({code, message, ...weakPassword}, status)
    : context.json({code: status, error_code: code, msg: message, ...weakPassword}, status)
}

function unexpected(error: unknown): ApiError {
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
