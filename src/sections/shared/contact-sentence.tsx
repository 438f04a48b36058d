import type {ReactNode} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'

/** What an empty list shows instead: one sentence and a link to the contact page. */
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
