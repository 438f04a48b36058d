import {Field} from '#src/ui/field.tsx'

/** The email of an account. Password managers know it as the username. */
export function EmailField({error}: {error: string | undefined}) {
  return (
    <Field label="Email" name="email" type="email" autoComplete="username" error={error ?? null} />
  )
}
