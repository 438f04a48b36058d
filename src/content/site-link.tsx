import type {ComponentProps, ReactNode} from 'react'
import {Link} from 'react-router-dom'

import {isOwnRoute, safeHref} from './safe-href.ts'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string | null | undefined
  /** Opens a new tab and says so to assistive technology. */
  newTab?: boolean
  children: ReactNode
}

/** A link to wherever content points: the router's for own routes, a plain one elsewhere, text if unsafe. */
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
  if (isOwnRoute(address)) {
    return (
      <Link {...props} to={address}>
        {children}
      </Link>
    )
  }
  return (
    <a {...props} href={address}>
      {children}
    </a>
  )
}
