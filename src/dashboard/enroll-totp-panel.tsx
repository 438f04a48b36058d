import {retryWithNewToken} from '#src/auth/client/retry-with-new-token.ts'
import {signOutIfEnded} from '#src/auth/client/sign-out-if-ended.ts'
import {AuthForm} from '#src/auth/forms/auth-form.tsx'
import {mfaOutcome, thrownErrorMessage} from '#src/auth/forms/auth-messages.ts'
import {checkCode} from '#src/auth/forms/field-checks.ts'
import {readCode} from '#src/auth/mfa/mfa-challenge.ts'
import {useAuth} from '#src/auth/session/auth-provider.tsx'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'
import {Field} from '#src/ui/form/field.tsx'
import {Spinner} from '#src/ui/spinner.tsx'

import type {EnrollmentState} from './use-totp-enrollment.ts'

type EnrollTotpPanelProps = EnrollmentState & {onDone: () => void}

/** Shows the QR code and the secret for an authenticator app and asks for its first code. */
export function EnrollTotpPanel({enrollment, failure, onDone}: EnrollTotpPanelProps) {
  const {session} = useAuth()
  const {errors, security: words} = useWords('account')
  return (
    <div className="grid gap-5">
      <h3>{words.setUp}</h3>
      {failure && <Alert tone="error">{thrownErrorMessage(failure.thrown, errors)}</Alert>}
      {!failure && !enrollment && <Spinner />}
      {enrollment && (
        <>
          <div className="grid items-start gap-6 sm:grid-cols-[11rem_1fr]">
            <img
              src={enrollment.qrCode}
              alt={words.qrCode}
              width={176}
              height={176}
              className="border border-(--line) bg-white"
            />
            <div className="grid gap-3 text-small text-(--fg-soft)">
              <p>{words.scan}</p>
              <p className="tabular font-semibold tracking-[0.06em] wrap-anywhere text-(--fg-strong)">
                {enrollment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
              </p>
            </div>
          </div>
          <AuthForm
            submitLabel={words.turnOn}
            check={checkCode}
            send={async (fields) => {
              const client = await session.client()
              const {error} = await retryWithNewToken(client, () =>
                client.mfa.challengeAndVerify({
                  factorId: enrollment.factorId,
                  code: readCode(fields('code')) ?? '',
                }),
              )
              await signOutIfEnded(client, error)
              if (error) {
                return (answer) => mfaOutcome(error, answer.errors)
              }
              onDone()
              return null
            }}
          >
            {(problems) => (
              <Field
                label={words.codeFromApp}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                error={problems['code'] ?? null}
              />
            )}
          </AuthForm>
        </>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={onDone}>
        {words.cancel}
      </Button>
    </div>
  )
}
