import type {ComponentProps, ReactNode} from 'react'

import {useWords} from '#src/language/words.ts'

import {safeHref} from './safe-href.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string | null | undefined
  /** Opens a new tab and says so to assistive technology. */
  newTab?: boolean
  children: ReactNode
}

/** A link to where content points; plain text if that is unsafe or nowhere. RouterLinks handles clicks on internal ones. */
export function SiteLink({href, newTab, children, ...props}: SiteLinkProps) {
  const words = useWords('site')
  const safe = safeHref(href)
  if (!safe) return <span className={props.className}>{children}</span>
  if (newTab) {
    return (
      <a {...props} href={safe} target="_blank" rel="noopener">
        {children}
        <span className="sr-only">{words.opensInNewTab}</span>
      </a>
    )
  }
  return (
    <a {...props} href={safe}>
      {children}
    </a>
  )
}
