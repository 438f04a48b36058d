import type {AuthClient} from '../session/auth-client.ts'

/** What an authenticator app needs, and what has to be confirmed with its first code. */
export type TotpEnrollment = {
  factorId: string
  /** A data address of an SVG picture. */
  qrCode: string
  secret: string
}

/**
 * Begins the set-up. Set-ups that were given up before are removed first, because their names would
 * collide. Throws the service's refusal.
 */
export async function enrollTotp(client: AuthClient, issuer: string): Promise<TotpEnrollment> {
  const {data: factors, error} = await client.mfa.listFactors()
  if (error) throw error
  for (const factor of factors.all) {
    if (factor.status === 'unverified') await client.mfa.unenroll({factorId: factor.id})
  }
  const enrolled = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Authenticator app',
    issuer,
  })
  if (enrolled.error) throw enrolled.error
  const {id, totp} = enrolled.data
  return {factorId: id, qrCode: totp.qr_code, secret: totp.secret}
}

/** Removes every second step; the session then falls back to one step. Throws the service's refusal. */
export async function removeMfa(client: AuthClient): Promise<void> {
  const {data: factors, error} = await client.mfa.listFactors()
  if (error) throw error
  for (const factor of factors.all) {
    const removed = await client.mfa.unenroll({factorId: factor.id})
    if (removed.error) throw removed.error
  }
  const refreshed = await client.refreshSession()
  if (refreshed.error) throw refreshed.error
}
