import {useWords} from '#src/language/words.ts'

import {retryWithNewToken} from '../client/retry-with-new-token.ts'
import {signOutIfEnded} from '../client/sign-out-if-ended.ts'
import {expireRecovery} from '../mail-link/mail-link-actions.ts'
import {useAuth} from '../session/auth-provider.tsx'
import {AuthForm} from './auth-form.tsx'
import {authErrorMessage} from './auth-messages.ts'
import {checkNewPassword} from './field-checks.ts'
import {NewPasswordFields} from './new-password-fields.tsx'
import {TextButton} from './text-button.tsx'

/** After the link of a recovery mail: the visitor is signed in and chooses a new password. */
export function NewPasswordForm() {
  const {session, user} = useAuth()
  const {fields: labels, recovery} = useWords('account')
  return (
    <>
      <AuthForm
        submitLabel={recovery.save}
        check={checkNewPassword}
        send={async (fields) => {
          const client = await session.client()
          const {error} = await retryWithNewToken(client, () =>
            client.updateUser({password: fields('password')}),
          )
          await signOutIfEnded(client, error)
          if (error?.code === 'reauthentication_needed') {
            expireRecovery(session)
            return null
          }
          if (error) return (words) => ({error: authErrorMessage(error, words.errors)})
          session.endRecovery()
          return null
        }}
      >
        {(errors) => (
          <>
            {/* For password managers, so that they store the password for this account. */}
            <input
              type="email"
              name="username"
              autoComplete="username"
              value={user?.email ?? ''}
              readOnly
              hidden
            />
            <NewPasswordFields
              label={labels.newPassword}
              showLabel={labels.showNewPassword}
              errors={errors}
            />
          </>
        )}
      </AuthForm>
      <p className="mt-6">
        <TextButton onClick={session.endRecovery}>{recovery.keep}</TextButton>
      </p>
    </>
  )
}
