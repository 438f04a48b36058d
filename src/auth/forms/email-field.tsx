import {useWords} from '#src/language/words.ts'
import {Field} from '#src/ui/form/field.tsx'

/** The email of an account. Password managers know it as the username. */
export function EmailField({error}: {error: string | undefined}) {
  const {fields} = useWords('account')
  return (
    <Field
      label={fields.email}
      name="email"
      type="email"
      autoComplete="username"
      error={error ?? null}
    />
  )
}
