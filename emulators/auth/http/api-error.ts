import type {ContentfulStatusCode} from 'hono/utils/http-status'

/** A refusal with the server's own status, code and message. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  /** Only for `weak_password`. */
  readonly reasons: string[] | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, reasons?: string[]) {
    super(message)
    this.status = status
    this.code = code
    this.reasons = reasons
  }
}

/** A refusal in the older form of OAuth, always with status 400. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

export function validationFailed(message: string): ApiError {
  return new ApiError(400, 'validation_failed', message)
}
