import type {ContentfulStatusCode} from 'hono/utils/http-status'

/** A refusal with the status and body that Sanity's API gives. */
export class LakeError extends Error {
  readonly status: ContentfulStatusCode
  readonly body: object

  constructor(status: ContentfulStatusCode, message: string, body: object) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The shape of every refusal that is not about one query, mutation or action. */
export function httpError(status: ContentfulStatusCode, message: string): LakeError {
  return new LakeError(status, message, {
    statusCode: status,
    error: statusTexts[status] ?? 'Error',
    message,
  })
}

export function queryError(query: string, description: string, position = 0): LakeError {
  return new LakeError(400, description, {
    error: {type: 'queryParseError', description, query, start: position, end: position},
  })
}

export type ProblemItem = {type: string; description: string; [detail: string]: unknown}

/** `index` is the place of the failing mutation in its request. */
export function mutationError(
  status: ContentfulStatusCode,
  problem: ProblemItem,
  index = 0,
): LakeError {
  const description = `The mutation(s) failed: ${problem.description}`
  return new LakeError(status, description, {
    error: {type: 'mutationError', description, items: [{error: problem, index}]},
  })
}

/** The same failures, told for a request of actions. */
export function asActionError(error: LakeError, index: number): LakeError {
  const {body} = error
  if (!('error' in body) || typeof body.error !== 'object' || body.error === null) return error
  const items =
    'items' in body.error && Array.isArray(body.error.items)
      ? body.error.items.map((item: object) => ({...item, index}))
      : []
  const description = error.message.replace(/^The mutation\(s\) failed/, 'The action(s) failed')
  return new LakeError(error.status, description, {
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
