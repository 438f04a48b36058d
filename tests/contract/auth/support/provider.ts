import {createHash} from 'node:crypto'

import type {Project} from './project.ts'

/** Whom the built-in provider is to know. */
export type Person = {name?: string; email: string; verified?: boolean}

/**
 * What a visitor does on the provider's consent page: reads it, fills it in and continues.
 * Returns the address they are sent back to.
 */
export async function consent(authorizeUrl: string, person: Person): Promise<string> {
  return submit(authorizeUrl, {
    name: person.name ?? 'Elena Marsh',
    email: person.email,
    ...(person.verified === false ? {} : {email_verified: 'true'}),
    consent: 'yes',
  })
}

export async function cancel(authorizeUrl: string): Promise<string> {
  return submit(authorizeUrl, {consent: 'no', email: 'nobody@example.com'})
}

/** An ID token that an app on the phone would get from the provider by itself. */
export async function idTokenFor(
  {url}: Project,
  person: Person,
  nonce?: string,
): Promise<{idToken: string; accessToken: string}> {
  const issuer = `${url}/auth/v1/provider`
  const query = new URLSearchParams({
    client_id: 'local-client',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1/app',
    ...(nonce === undefined ? {} : {nonce: createHash('sha256').update(nonce).digest('hex')}),
  })
  const back = new URL(await consent(`${issuer}/authorize?${query}`, person))
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
    }),
  })
  const tokens: unknown = await response.json()
  if (typeof tokens !== 'object' || tokens === null) throw new Error('no tokens')
  const {id_token: idToken, access_token: accessToken} = Object.assign(
    {id_token: '', access_token: ''},
    tokens,
  )
  return {idToken, accessToken}
}

/** Opens the address a browser is sent to and returns where it is sent next. */
export async function follow(address: string): Promise<string> {
  const response = await fetch(address, {redirect: 'manual'})
  const location = response.headers.get('location')
  if (!location) throw new Error(`${address} answered ${response.status} without a location`)
  return location
}

async function submit(authorizeUrl: string, fields: Record<string, string>): Promise<string> {
  const page = await (await fetch(authorizeUrl)).text()
  const hidden = [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replaceAll('&amp;', '&')],
  )
  const response = await fetch(authorizeUrl, {
    method: 'POST',
    body: new URLSearchParams([...hidden, ...Object.entries(fields)]),
    redirect: 'manual',
  })
  return response.headers.get('location') ?? ''
}
