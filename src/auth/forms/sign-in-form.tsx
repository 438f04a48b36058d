import {useRef} from 'react'

import {useWords} from '#src/language/words.ts'

import {useAuth} from '../session/auth-provider.tsx'
import {AuthForm} from './auth-form.tsx'
import {signInMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'
import {TextButton} from './text-button.tsx'

type SignInFormProps = {email: string; onForgot: (email: string) => void}

export function SignInForm({email, onForgot}: SignInFormProps) {
  const {session} = useAuth()
  const {fields: labels, signInPage} = useWords('account')
  const emailField = useRef<HTMLInputElement>(null)
  return (
    <AuthForm
      submitLabel={signInPage.signIn}
      check={checkSignInFields}
      needsCaptcha
      send={async (fields, captcha) => {
        const client = await session.client()
        const {error} = await client.signInWithPassword({
          email: fields('email').trim(),
          password: fields('password'),
          options: captcha,
        })
        return error && ((words) => ({error: signInMessage(error, words.errors)}))
      }}
    >
      {(errors) => (
        <>
          <EmailField ref={emailField} defaultValue={email} error={errors['email']} />
          <PasswordField
            label={labels.password}
            showLabel={labels.showPassword}
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <TextButton onClick={() => onForgot(emailField.current?.value ?? '')}>
            {signInPage.forgotPassword}
          </TextButton>
        </>
      )}
    </AuthForm>
  )
}
