import type {AuthClient} from '../client/auth-client.ts'
import {listFactors} from './list-factors.ts'

/** A new authenticator app; its first code has to confirm the factor. */
export type TotpEnrollment = {
  factorId: string
  /** An SVG image as a data URL. */
  qrCode: string
  secret: string
}

/**
 * Enrolls an authenticator app (TOTP) for the account. Enrollments that were never confirmed are removed first,
 * because their names would collide. `issuer` is what the app shows as the site's name. Throws the service's error.
 */
export async function enrollTotp(client: AuthClient, issuer: string): Promise<TotpEnrollment> {
  for (const factor of await listFactors(client)) {
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

/** Removes all factors of the account and refreshes the session, which needs none then. Throws the service's error. */
export async function removeMfa(client: AuthClient): Promise<void> {
  for (const factor of await listFactors(client)) {
    const removed = await client.mfa.unenroll({factorId: factor.id})
    if (removed.error) throw removed.error
  }
  const refreshed = await client.refreshSession()
  if (refreshed.error) throw refreshed.error
}
