import type {Project} from '../../../support/auth/auth-client.ts'

export type Answer = {status: number; headers: Headers; body: Record<string, unknown>}

/** A request as other clients than the official one may send it. A text is sent as it is, anything else as JSON. */
export async function send(
  {url, key}: Pick<Project, 'url' | 'key'>,
  method: string,
  path: string,
  given: {body?: unknown; token?: string | undefined; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {body, token, headers} = given
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : {Authorization: `Bearer ${token}`}),
      ...headers,
    },
    ...(body === undefined ? {} : {body: typeof body === 'string' ? body : JSON.stringify(body)}),
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const parsed: unknown = isJson ? await response.json() : {}
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${path} sent no object`)
  return {status: response.status, headers: response.headers, body: {...parsed}}
}

/** The status, code and message of an error in the form that its client asked for. */
export function errorOf({status, body}: Answer): (string | number | undefined)[] {
  const [code, message] = [
    body['error_code'] ?? body['error'],
    body['msg'] ?? body['error_description'],
  ]
  return [status, ...[code, message].filter((each) => typeof each === 'string')]
}
