import type {ContentfulStatusCode} from 'hono/utils/http-status'

/** An error response with GoTrue's status, code and message. */
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

/** An error response in OAuth's form, `{error, error_description}`, always with status 400. */
export class OAuthError extends Error {
  readonly error: string

  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

/** 400 `validation_failed`. */
export function validationFailed(message: string): ApiError {
  return new ApiError(400, 'validation_failed', message)
}
