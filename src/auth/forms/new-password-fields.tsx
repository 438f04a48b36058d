import {PasswordField} from './password-field.tsx'

/** A new password, typed twice; `checkNewPassword` compares the two. */
export function NewPasswordFields({label, error}: {label: string; error: string | undefined}) {
  return (
    <>
      <PasswordField label={label} name="password" autoComplete="new-password" error={error} />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" />
    </>
  )
}
