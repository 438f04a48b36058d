import {useRef} from 'react'

import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {useAuth} from '../session/auth-provider.tsx'
import {mailRedirectTo, storeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {authErrorMessage, isRefusedForAnyone} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkEmail} from './field-checks.ts'
import {TextButton} from './text-button.tsx'

type ForgotFormProps = {
  /** The path of the page that asked for the sign-in; null when none did. */
  returnTo: string | null
  email: string
  onBack: (email: string) => void
}

/** Requests the recovery mail. The answer is the same whether the email has an account or not. */
export function ForgotForm({returnTo, email, onBack}: ForgotFormProps) {
  const {session} = useAuth()
  const {signInPage} = useWords('account')
  const language = useLanguage()
  const emailField = useRef<HTMLInputElement>(null)
  return (
    <>
      <AuthForm
        submitLabel={signInPage.sendLink}
        check={checkEmail}
        needsCaptcha
        send={async (fields, captcha) => {
          const client = await session.client()
          const {error} = await client.resetPasswordForEmail(fields('email').trim(), {
            redirectTo: mailRedirectTo(language),
            ...captcha,
          })
          if (error && isRefusedForAnyone(error)) {
            return ({errors}) => ({error: authErrorMessage(error, errors)})
          }
          if (returnTo) storeReturnTo(returnTo)
          return (words) => ({notice: words.notices.linkSent})
        }}
      >
        {(errors) => <EmailField ref={emailField} defaultValue={email} error={errors['email']} />}
      </AuthForm>
      <p className="mt-6">
        <TextButton onClick={() => onBack(emailField.current?.value ?? '')}>
          {signInPage.backToSignIn}
        </TextButton>
      </p>
    </>
  )
}
