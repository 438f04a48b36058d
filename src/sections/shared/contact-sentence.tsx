import type {ReactNode} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'

/** What an empty list shows instead: one sentence and a link to the contact page. */
export function ContactSentence({children}: {children: ReactNode}) {
  return (
    <p className="max-w-prose text-lead text-pretty text-(--fg-soft)">
      {children}{' '}
      <SiteLink href="/contact" className={textLinkClass}>
        Contact us
      </SiteLink>
    </p>
  )
}
