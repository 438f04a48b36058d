import {Field} from '#src/ui/field.tsx'

import {useAuth} from '../session/auth-provider.tsx'
import {storeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {signUpMessage, signUpNotice} from './auth-messages.ts'
import {checkSignInFields, checkNewPassword} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'

export function SignUpForm({place}: {place: string}) {
  const {session} = useAuth()
  return (
    <AuthForm
      submitLabel="Sign Up"
      check={(fields) => checkSignInFields(fields) ?? checkNewPassword(fields)}
      send={async (fields) => {
        const client = await session.client()
        const {data, error} = await client.signUp({
          email: fields('email').trim(),
          password: fields('password'),
          options: {
            data: {full_name: fields('fullName').trim()},
            emailRedirectTo: location.origin,
          },
        })
        if (error) return {error: signUpMessage(error)}
        if (data.session) return {}
        storeReturnTo(place)
        return {notice: signUpNotice}
      }}
    >
      {(errors) => (
        <>
          <Field label="Full Name" name="fullName" optional autoComplete="name" />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={errors['email'] ?? null}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            error={errors['password']}
          />
          <PasswordField
            label="Confirm Password"
            name="confirmPassword"
            autoComplete="new-password"
          />
        </>
      )}
    </AuthForm>
  )
}
