import {useAuth} from '../session/auth-provider.tsx'
import {AuthForm} from './auth-form.tsx'
import {signInMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'
import {TextButton} from './text-button.tsx'

export function SignInForm({onForgot}: {onForgot: () => void}) {
  const {session} = useAuth()
  return (
    <AuthForm
      submitLabel="Sign In"
      check={checkSignInFields}
      needsCaptcha
      send={async (fields, captcha) => {
        const client = await session.client()
        const {error} = await client.signInWithPassword({
          email: fields('email').trim(),
          password: fields('password'),
          options: captcha,
        })
        return error ? {error: signInMessage(error)} : {}
      }}
    >
      {(errors) => (
        <>
          <EmailField error={errors['email']} />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <TextButton onClick={onForgot}>Forgot password?</TextButton>
        </>
      )}
    </AuthForm>
  )
}
