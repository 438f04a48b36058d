import {safeHref} from '#src/content/components/safe-href.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {Icon} from '#src/ui/icon.tsx'

type SignInLinkProps = {
  className: string
  iconSize?: number
}

/** Leads to the customer's account at the booking service; hidden while staff have set no URL for it. */
export function SignInLink({className, iconSize = 20}: SignInLinkProps) {
  const label = usePlaceholders()(useSite(({settings}) => settings?.signInLabel))
  const href = useSite(({settings}) => settings?.customerSignInUrl)
  if (!label || !safeHref(href)) return null
  return (
    <SiteLink href={href} newTab className={className}>
      {label}
      <Icon name="external-link" size={iconSize} />
    </SiteLink>
  )
}
