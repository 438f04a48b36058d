import type {ReactNode} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** What an empty list shows instead: one sentence and a link to the contact page. */
export function ContactSentence({children}: {children: ReactNode}) {
  const words = useWords('site')
  const pathTo = usePathTo()
  return (
    <p className="max-w-prose text-lead text-pretty text-(--fg-soft)">
      {children}{' '}
      <SiteLink href={pathTo('contact')} className={textLinkClass}>
        {words.contactUs}
      </SiteLink>
    </p>
  )
}
