import {useWords} from '#src/language/words.ts'

import {PasswordField} from './password-field.tsx'

type NewPasswordFieldsProps = {label: string; showLabel: string; error: string | undefined}

/** A new password, typed twice; `checkNewPassword` compares the two. */
export function NewPasswordFields({label, showLabel, error}: NewPasswordFieldsProps) {
  const {fields} = useWords('account')
  return (
    <>
      <PasswordField
        label={label}
        showLabel={showLabel}
        name="password"
        autoComplete="new-password"
        error={error}
      />
      <PasswordField
        label={fields.confirmPassword}
        showLabel={fields.showConfirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
      />
    </>
  )
}
