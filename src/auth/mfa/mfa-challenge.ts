import type {AuthClient} from '../session/auth-client.ts'

/** One try to answer the second step. */
export type MfaChallenge = {factorId: string; challengeId: string; kind: 'app' | 'phone'}

/**
 * Asks the service for a challenge on the account's second step: an authenticator app before a phone. Null
 * when the account has none that a code answers. Throws the service's refusal.
 */
export async function startMfaChallenge(client: AuthClient): Promise<MfaChallenge | null> {
  const {data: factors, error} = await client.mfa.listFactors()
  if (error) throw error
  const [factor] = [...factors.totp, ...factors.phone]
  if (!factor) return null

  const challenge = await client.mfa.challenge({factorId: factor.id})
  if (challenge.error) throw challenge.error
  return {
    factorId: factor.id,
    challengeId: challenge.data.id,
    kind: factor.factor_type === 'phone' ? 'phone' : 'app',
  }
}

/** Six digits, however they were typed; null for anything else. */
export function readCode(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
