import {createHash} from 'node:crypto'

import type {Project} from '../../../support/auth/auth-client.ts'

/** What a visitor enters on the provider's consent page. */
export type ConsentForm = {name?: string; email: string; verified?: boolean}

/** Fills in and submits the provider's consent page. Returns the URL to which it redirects. */
export async function consent(authorizeUrl: string, form: ConsentForm): Promise<string> {
  return submit(authorizeUrl, {
    name: form.name ?? 'Elena Marsh',
    email: form.email,
    ...(form.verified === false ? {} : {email_verified: 'true'}),
    consent: 'yes',
  })
}

/** Cancels on the provider's consent page. Returns the URL to which it redirects. */
export async function cancel(authorizeUrl: string): Promise<string> {
  return submit(authorizeUrl, {consent: 'no', email: 'nobody@example.com'})
}

/** An ID token and access token directly from the provider, as a native app gets them. */
export async function idTokenFor(
  {url}: Project,
  form: ConsentForm,
  nonce?: string,
): Promise<{idToken: string; accessToken: string}> {
  const issuer = `${url}/auth/v1/provider`
  const query = new URLSearchParams({
    client_id: 'local-client',
    response_type: 'code',
    redirect_uri: 'http://127.0.0.1/app',
    ...(nonce === undefined ? {} : {nonce: createHash('sha256').update(nonce).digest('hex')}),
  })
  const redirect = new URL(await consent(`${issuer}/authorize?${query}`, form))
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: redirect.searchParams.get('code') ?? '',
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

/** Requests a URL that redirects and returns the URL to which it does. */
export async function followRedirect(url: string): Promise<string> {
  const response = await fetch(url, {redirect: 'manual'})
  const location = response.headers.get('location')
  if (!location) throw new Error(`${url} responded with ${response.status} without a location`)
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
