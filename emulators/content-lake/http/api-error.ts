import type {ContentfulStatusCode} from 'hono/utils/http-status'

/** An error response with the status and body that Sanity's API sends. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(status: ContentfulStatusCode, message: string, body: object) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** A request for what the local content lake does not do, while Sanity's may: it is refused and counted. */
export class UnsupportedError extends ApiError {
  constructor(what: string, status: ContentfulStatusCode = 400) {
    const {message, body} = httpError(status, `${what} is not supported by the local content lake`)
    super(status, message, body)
  }
}

/** Every error that is not about one query, mutation or action. */
export function httpError(status: ContentfulStatusCode, message: string): ApiError {
  return new ApiError(status, message, {
    statusCode: status,
    error: statusTexts[status] ?? 'Error',
    message,
  })
}

/** 400 for a wrong query; `position` is where in the query, in characters. */
export function queryError(query: string, description: string, position = 0): ApiError {
  return new ApiError(400, description, {
    error: {type: 'queryParseError', description, query, start: position, end: position},
  })
}

/** 400 for a request body that cannot be read. */
export function malformedBody(reason: string): ApiError {
  return httpError(400, `Malformed request body: ${reason}`)
}

export type ErrorItem = {type: string; description: string; [detail: string]: unknown}

/** `index` counts the failing mutation in its request, from 0. */
export function mutationError(status: ContentfulStatusCode, item: ErrorItem, index = 0): ApiError {
  const description = `The mutation(s) failed: ${item.description}`
  return new ApiError(status, description, {
    error: {type: 'mutationError', description, items: [{error: item, index}]},
  })
}

/** The same error in the form it has for a request of actions; without an index, of all of them together. */
export function asActionError(error: ApiError, index?: number): ApiError {
  const {body} = error
  if (!('error' in body) || typeof body.error !== 'object' || body.error === null) return error
  const items =
    'items' in body.error && Array.isArray(body.error.items)
      ? body.error.items.map((item: object) => (index === undefined ? item : {...item, index}))
      : []
  const description = error.message.replace(/^The mutation\(s\) failed/, 'The action(s) failed')
  return new ApiError(error.status, description, {
    error: {type: 'actionError', description, items},
  })
}

const statusTexts: Partial<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  415: 'Unsupported Media Type',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}
