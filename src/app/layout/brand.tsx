import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Emblem} from '#src/ui/emblem.tsx'

type BrandProps = {
  className?: string
  emblemClass?: string
  nameClass?: string
}

/** Emblem and company name, the way home. */
export function Brand({className = '', emblemClass = '', nameClass = ''}: BrandProps) {
  const words = useWords('site')
  const pathTo = usePathTo()
  const company = useSite(({settings}) => settings?.company)
  return (
    <SiteLink
      href={pathTo('home')}
      className={`flex min-h-11 min-w-0 items-center gap-2.5 no-underline nav:gap-3 ${className}`}
    >
      <Emblem className={emblemClass} />
      <span className={`line-clamp-2 font-display py-1 leading-[1.1] font-[420] ${nameClass}`}>
        {company ?? words.home}
      </span>
    </SiteLink>
  )
}
