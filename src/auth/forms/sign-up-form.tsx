import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'

import {useAuth} from '../session/auth-provider.tsx'
import {mailRedirectTo, storeReturnTo} from '../session/return-to.ts'
import {AuthForm} from './auth-form.tsx'
import {signUpMessage} from './auth-messages.ts'
import {EmailField} from './email-field.tsx'
import {checkSignInFields, checkNewPassword} from './field-checks.ts'
import {NewPasswordFields} from './new-password-fields.tsx'

/** `returnTo` is the path of the page that asked for the sign-in; null when none did. */
export function SignUpForm({returnTo}: {returnTo: string | null}) {
  const {session} = useAuth()
  const {fields: labels, signInPage} = useWords('account')
  const language = useLanguage()
  return (
    <AuthForm
      submitLabel={signInPage.signUp}
      check={(fields, words) => checkSignInFields(fields, words) ?? checkNewPassword(fields, words)}
      needsCaptcha
      send={async (fields, captcha) => {
        const client = await session.client()
        const {data, error} = await client.signUp({
          email: fields('email').trim(),
          password: fields('password'),
          options: {
            // The service writes its mails in this language.
            data: {full_name: fields('fullName').trim(), language},
            emailRedirectTo: mailRedirectTo(language),
            ...captcha,
          },
        })
        if (error) return (words) => ({error: signUpMessage(error, words.errors)})
        if (data.session) return null
        if (returnTo) storeReturnTo(returnTo)
        return (words) => ({notice: words.notices.signedUp})
      }}
    >
      {(errors) => (
        <>
          <Field label={labels.fullName} name="fullName" optional autoComplete="name" />
          <EmailField error={errors['email']} />
          <NewPasswordFields
            label={labels.password}
            showLabel={labels.showPassword}
            errors={errors}
          />
        </>
      )}
    </AuthForm>
  )
}
