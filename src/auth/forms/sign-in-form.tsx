import {useWords} from '#src/language/words.ts'

import {useAuth} from '../session/auth-provider.tsx'
import {AuthForm} from './auth-form.tsx'
import {signInMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'
import {TextButton} from './text-button.tsx'

export function SignInForm({onForgot}: {onForgot: () => void}) {
  const {session} = useAuth()
  const {fields: labels, signInPage} = useWords('account')
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
          <EmailField error={errors['email']} />
          <PasswordField
            label={labels.password}
            showLabel={labels.showPassword}
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <TextButton onClick={onForgot}>{signInPage.forgotPassword}</TextButton>
        </>
      )}
    </AuthForm>
  )
}
