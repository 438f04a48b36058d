import {safeHref} from '#src/content/components/safe-href.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {Icon} from '#src/ui/icon.tsx'

type SignInLinkProps = {
  label: string | null | undefined
  href: string | null | undefined
  className: string
  iconSize?: number
}

/** Leads to the customer's account at the booking service; hidden while staff have set no URL for it. */
export function SignInLink({label, href, className, iconSize = 20}: SignInLinkProps) {
  if (!label || !safeHref(href)) return null
  return (
    <SiteLink href={href} newTab className={className}>
      {label}
      <Icon name="external-link" size={iconSize} />
    </SiteLink>
  )
}
