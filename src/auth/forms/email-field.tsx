import type {Ref} from 'react'

import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'

type EmailFieldProps = {
  /** What was typed in another form of the card. */
  defaultValue?: string
  ref?: Ref<HTMLInputElement>
  error: string | undefined
}

/** The email of an account. Password managers know it as the username. */
export function EmailField({error, ...field}: EmailFieldProps) {
  const {fields} = useWords('account')
  return (
    <Field
      {...field}
      label={fields.email}
      name="email"
      type="email"
      autoComplete="username"
      error={error ?? null}
    />
  )
}
