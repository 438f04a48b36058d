import type {ComponentProps, ReactNode} from 'react'

import {safeHref} from './safe-href.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string | null | undefined
  /** Opens a new tab and says so to assistive technology. */
  newTab?: boolean
  children: ReactNode
}

/** A link to wherever content points, text if that is unsafe. RouterLinks serves those within the site. */
export function SiteLink({href, newTab, children, ...props}: SiteLinkProps) {
  const address = safeHref(href)
  if (!address) return <span className={props.className}>{children}</span>
  if (newTab) {
    return (
      <a {...props} href={address} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  return (
    <a {...props} href={address}>
      {children}
    </a>
  )
}
