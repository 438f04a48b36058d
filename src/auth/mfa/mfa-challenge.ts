import type {AuthClient} from '../client/auth-client.ts'
import {retryWithNewToken} from '../client/retry-with-new-token.ts'
import {listFactors} from './list-factors.ts'

/** A challenge that the code of one factor answers. */
export type MfaChallenge = {factorId: string; challengeId: string; kind: 'app' | 'phone'}

/**
 * Requests a challenge for a factor of the account, an authenticator app rather than a phone. A phone gets its code
 * by this. Null when the account has neither. Throws the service's error.
 */
export async function startMfaChallenge(client: AuthClient): Promise<MfaChallenge | null> {
  const verified = (await listFactors(client)).filter(({status}) => status === 'verified')
  const factor =
    verified.find((each) => each.factor_type === 'totp') ??
    verified.find((each) => each.factor_type === 'phone')
  if (!factor) return null

  const challenge = await retryWithNewToken(client, () =>
    client.mfa.challenge({factorId: factor.id}),
  )
  if (challenge.error) throw challenge.error
  return {
    factorId: factor.id,
    challengeId: challenge.data.id,
    kind: factor.factor_type === 'phone' ? 'phone' : 'app',
  }
}

/** Six digits, with any spaces and hyphens removed; null for anything else. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
