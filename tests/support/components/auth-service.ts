import {HttpResponse} from 'msw'

import {SessionManager} from '#src/auth/session/session-manager.ts'
import {sessionKeyOf} from '#src/auth/session/stored-session.ts'

let services = 0

/** A project of its own for every test, so that no client of an earlier test reacts, in a browser that stores nothing yet. */
export function newService(): void {
  localStorage.clear()
  sessionStorage.clear()
  services += 1
}

export function service() {
  return {url: `http://session${services}.test`, key: 'public-key'}
}

export const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
export const inAMinute = () => Math.floor(Date.now() / 1000) + 60

export function endpoint(path: string): string {
  return `${service().url}/auth/v1/${path}`
}

export function refusal(status: number, code: string) {
  const headers = {'X-Supabase-Api-Version': '2024-01-01'}
  return HttpResponse.json({code, message: 'Refused'}, {status, headers})
}

export function store(name: string, expiresAt: number, refreshToken = `refresh of ${name}`) {
  const session = {...sessionOf(name, expiresAt), refresh_token: refreshToken}
  localStorage.setItem(storageKey(), JSON.stringify(session))
}

export function stored(): string {
  return localStorage.getItem(storageKey()) ?? ''
}

function storageKey(): string {
  return sessionKeyOf(service().url)
}

export function userOf(name: string) {
  return {
    id: `id of ${name}`,
    email: `${name}@example.com`,
    user_metadata: {},
    app_metadata: {},
    aud: 'authenticated',
    created_at: '2026-01-01T00:00:00Z',
  }
}

export function sessionOf(name: string, expiresAt: number) {
  return {
    access_token: tokenOf(name, expiresAt),
    refresh_token: `refresh of ${name}`,
    token_type: 'bearer',
    expires_in: expiresAt - Math.floor(Date.now() / 1000),
    expires_at: expiresAt,
    user: userOf(name),
  }
}

export function tokenOf(name: string, exp: number): string {
  const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '')
  return `${encode({alg: 'ES256'})}.${encode({sub: `id of ${name}`, aal: 'aal1', exp})}.c2ln`
}

/** The session of a page that was opened, by a mail link if one is given, once its client is there. */
export async function startSession(
  callback: ConstructorParameters<typeof SessionManager>[1] = null,
) {
  const session = new SessionManager(service(), callback)
  session.start()
  await session.client()
  return session
}
