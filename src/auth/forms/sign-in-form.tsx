import {useRef} from 'react'

import {useWords} from '#src/language/words.ts'

import {useAuth} from '../session/auth-provider.tsx'
import {takeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {signInMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'
import {TextButton} from './text-button.tsx'

type SignInFormProps = {
  email: string
  returnTo: string | null
  onForgot: (email: string) => void
}

/** `returnTo` is the path of the page that asked for the sign-in; null when none did. */
export function SignInForm({email, returnTo, onForgot}: SignInFormProps) {
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
        // What a sign-up or a forgotten password has stored would lead the next sign-in there as well.
        if (!error && returnTo) takeReturnTo()
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
