import type {ReactNode} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'

/** What a list shows while staff have nothing in it: one sentence and the way to ask. */
export function ContactSentence({children}: {children: ReactNode}) {
  return (
    <p className="max-w-prose text-lead text-pretty text-(--fg-soft)">
      {children}{' '}
      <SiteLink href="/contact" className="text-(--fg-link) underline underline-offset-4">
        Contact us
      </SiteLink>
    </p>
  )
}
