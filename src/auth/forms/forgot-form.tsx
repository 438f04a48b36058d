import {useAuth} from '../session/auth-provider.tsx'
import {storeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {authErrorMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkEmail} from './field-checks.ts'
import {TextButton} from './text-button.tsx'

/** Requests the recovery mail. The answer is the same whether the email has an account or not. */
export function ForgotForm({returnTo, onBack}: {returnTo: string; onBack: () => void}) {
  const {session} = useAuth()
  return (
    <>
      <AuthForm
        submitLabel="Send the link"
        check={checkEmail}
        needsCaptcha
        send={async (fields, captcha) => {
          const client = await session.client()
          const {error} = await client.resetPasswordForEmail(fields('email').trim(), {
            redirectTo: location.origin,
            ...captcha,
          })
          if (error) return {error: authErrorMessage(error)}
          storeReturnTo(returnTo)
          return {
            notice:
              'If there is an account with this email, we have sent a link to choose a new password.',
          }
        }}
      >
        {(errors) => <EmailField error={errors['email']} />}
      </AuthForm>
      <p className="mt-6">
        <TextButton onClick={onBack}>Back to sign in</TextButton>
      </p>
    </>
  )
}
