import type {Page} from '@playwright/test'

import {setVisibility} from '../../../support/page/set-visibility.ts'

/** What a browser has stored of a session. */
export type StoredSession = {
  email: string
  refreshToken: string
  /** Of whom its access token is. */
  tokenEmail: string
  /** In seconds since 1970. */
  expiresAt: number
}

type Stored = {
  access_token: string
  refresh_token: string
  expires_at: number
  user: {email: string}
}

export async function readStoredSession(page: Page): Promise<StoredSession | null> {
  const text = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name))
    return key === undefined ? null : localStorage.getItem(key)
  })
  if (text === null) return null
  const session: Stored = JSON.parse(text)
  const [, claims = ''] = session.access_token.split('.')
  const {email: tokenEmail}: {email: string} = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  )
  return {
    email: session.user.email,
    refreshToken: session.refresh_token,
    tokenEmail,
    expiresAt: session.expires_at,
  }
}

/** As after a night in which the computer slept: the access token has run out. */
export async function expireStoredSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.+-auth-token$/.test(name)) ?? ''
    const session: object = JSON.parse(localStorage.getItem(key) ?? 'null')
    localStorage.setItem(key, JSON.stringify({...session, expires_at: 1}))
  })
}

/** The tab comes into view again, upon which the client looks at its session. */
export async function wake(page: Page): Promise<void> {
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
}
