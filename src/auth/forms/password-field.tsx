import {useState} from 'react'

import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useLanguage} from '#src/language/language.tsx'
import {Field} from '#src/ui/form/field.tsx'
import {Icon} from '#src/ui/icon.tsx'

type PasswordFieldProps = {
  label: string
  /** The name of the button that shows what is typed. */
  showLabel: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  help?: string
  error?: string | undefined
}

/** Hidden until the visitor asks to see it; paste and password managers work as in any field. */
export function PasswordField({showLabel, error, ...field}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const isHydrated = useHydrated()
  const language = useLanguage()
  return (
    <Field
      // Of what was typed a password alone does not survive a change of language [LANG-2].
      key={language}
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      error={error ?? null}
      trailing={
        <button
          type="button"
          disabled={!isHydrated}
          aria-label={showLabel}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-11 cursor-pointer place-items-center text-(--fg-soft) hover:text-(--fg-strong)"
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={20} />
        </button>
      }
    />
  )
}
