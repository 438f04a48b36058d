import {useLinkHref} from '#src/content/components/link-href.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {buttonClass} from '#src/ui/button.tsx'

export type Action = {_key?: string; label?: string | null; href?: string | null}

/** The buttons of a hero or band: the first one is primary, the others secondary. */
export function Actions({actions}: {actions: readonly Action[] | null | undefined}) {
  const resolve = usePlaceholders()
  const hrefOf = useLinkHref()
  const complete = itemsOf(actions).flatMap(({_key, label, href}) => {
    const text = resolve(label)
    return text && href && hrefOf(href) ? [{key: _key ?? href, label: text, href}] : []
  })
  if (complete.length === 0) return null
  return (
    <ul className="mt-9 flex flex-wrap gap-3.5 print:hidden">
      {complete.map(({key, label, href}, index) => (
        <li key={key} className="flex basis-full md:basis-auto">
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
