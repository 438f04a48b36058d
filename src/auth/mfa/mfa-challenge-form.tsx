import {useEffect, useRef, useState} from 'react'

import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'

import {retryWithNewToken} from '../client/retry-with-new-token.ts'
import {AuthForm, type FormAnswer} from '../forms/auth-form.tsx'
import {thrownErrorMessage, mfaOutcome} from '../forms/auth-messages.ts'
import {checkCode} from '../forms/field-checks.ts'
import {TextButton} from '../forms/text-button.tsx'
import {useAuth} from '../session/auth-provider.tsx'
import {startMfaChallenge, readCode, type MfaChallenge} from './mfa-challenge.ts'

/** Asks for the code of multi-factor authentication; only then does the visitor count as signed in. */
export function MfaChallengeForm() {
  const {session} = useAuth()
  const {mfa} = useWords('account')
  const challenge = useRef<Promise<MfaChallenge | null> | null>(null)
  const [kind, setKind] = useState<MfaChallenge['kind']>('app')

  const begin = () => {
    const begun = session.client().then(startMfaChallenge)
    challenge.current = begun
    // The next code that is sent begins another one.
    begun.catch(() => {
      if (challenge.current === begun) challenge.current = null
    })
    return begun
  }
  // At once, because a phone gets its code by this; an error is shown when the code is submitted.
  useEffect(() => {
    begin().then(
      (begun) => setKind(begun?.kind ?? 'app'),
      () => {},
    )
    // oxlint-disable-next-line react/exhaustive-deps -- one challenge for each time the form opens
  }, [session])

  const send = async (code: string, isSecondTry = false): Promise<FormAnswer | null> => {
    const current = await (challenge.current ?? begin())
    if (!current) return ({errors}) => ({error: errors.mfaUnsupported})
    const client = await session.client()
    const {factorId, challengeId} = current
    const {error} = await retryWithNewToken(client, () =>
      client.mfa.verify({factorId, challengeId, code}),
    )
    if (!error) return null
    if (error.code !== 'mfa_verification_failed') await begin()
    // The visitor's network has changed since the form opened, and the code is right all the same.
    if (error.code === 'mfa_ip_address_mismatch' && !isSecondTry) return send(code, true)
    return ({errors}) => mfaOutcome(error, errors)
  }

  return (
    <>
      <AuthForm
        submitLabel={mfa.submitLabel}
        check={checkCode}
        send={(fields) =>
          send(readCode(fields('code')) ?? '').catch(
            (thrown: unknown): FormAnswer =>
              ({errors}) => ({error: thrownErrorMessage(thrown, errors)}),
          )
        }
      >
        {(errors) => (
          <Field
            label={mfa.code}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            help={kind === 'app' ? mfa.fromApp : mfa.fromPhone}
            error={errors['code'] ?? null}
          />
        )}
      </AuthForm>
      <p className="mt-6">
        <TextButton onClick={session.signOut}>{mfa.startOver}</TextButton>
      </p>
    </>
  )
}
