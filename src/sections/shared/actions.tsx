import type {StoredLink} from '#src/content/components/complete-links.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLinks} from '#src/content/components/use-links.ts'
import {buttonClass} from '#src/ui/button.tsx'

/** The buttons of a hero or band: the first one is primary, the others secondary. */
export function Actions({actions}: {actions: readonly StoredLink[] | null | undefined}) {
  const complete = useLinks(() => actions)
  if (complete.length === 0) return null
  return (
    <ul className="mt-9 flex flex-wrap gap-3.5 print:hidden">
      {complete.map(({label, href}, index) => (
        // By place: a button keeps the focus when its words or its target change.
        <li key={index} className="flex basis-full md:basis-auto">
          <SiteLink
            href={href}
            className={buttonClass({variant: index === 0 ? 'primary' : 'secondary', wide: true})}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
