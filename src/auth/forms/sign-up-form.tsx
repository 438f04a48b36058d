import {Field} from '#src/ui/field.tsx'

import {useAuth} from '../session/auth-provider.tsx'
import {storeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {signUpMessage, signUpNotice} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields, checkNewPassword} from './field-checks.ts'
import {NewPasswordFields} from './new-password-fields.tsx'

export function SignUpForm({returnTo}: {returnTo: string}) {
  const {session} = useAuth()
  return (
    <AuthForm
      submitLabel="Sign Up"
      check={(fields) => checkSignInFields(fields) ?? checkNewPassword(fields)}
      needsCaptcha
      send={async (fields, captcha) => {
        const client = await session.client()
        const {data, error} = await client.signUp({
          email: fields('email').trim(),
          password: fields('password'),
          options: {
            data: {full_name: fields('fullName').trim()},
            emailRedirectTo: location.origin,
            ...captcha,
          },
        })
        if (error) return {error: signUpMessage(error)}
        if (data.session) return {}
        storeReturnTo(returnTo)
        return {notice: signUpNotice}
      }}
    >
      {(errors) => (
        <>
          <Field label="Full Name" name="fullName" optional autoComplete="name" />
          <EmailField error={errors['email']} />
          <NewPasswordFields label="Password" error={errors['password']} />
        </>
      )}
    </AuthForm>
  )
}
