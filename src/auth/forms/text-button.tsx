import type {ReactNode} from 'react'

import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** A button of the card that looks like a link and leads to another form. */
export function TextButton({onClick, children}: {onClick: () => void; children: ReactNode}) {
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      onClick={onClick}
      className={`-my-2.5 min-h-11 cursor-pointer justify-self-start text-small font-medium hover:text-(--fg-strong) ${textLinkClass}`}
    >
      {children}
    </button>
  )
}
