import {useWords} from '#src/language/words.ts'

import {minPasswordLength} from './field-checks.ts'
import {PasswordField} from './password-field.tsx'

type NewPasswordFieldsProps = {label: string; showLabel: string; errors: Record<string, string>}

/** A new password, typed twice; `checkNewPassword` compares the two. */
export function NewPasswordFields({label, showLabel, errors}: NewPasswordFieldsProps) {
  const {fields} = useWords('account')
  return (
    <>
      <PasswordField
        label={label}
        showLabel={showLabel}
        name="password"
        autoComplete="new-password"
        help={fields.passwordLength(minPasswordLength)}
        error={errors['password']}
      />
      <PasswordField
        label={fields.confirmPassword}
        showLabel={fields.showConfirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors['confirmPassword']}
      />
    </>
  )
}
