import type {IconName} from '#domain/icon-names.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Icon} from '#src/ui/icon.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'

type DestinationListProps = {
  icon: IconName
  heading: string | null
  destinations: {_id: string; name: string | null; path: string | null}[]
}

/** Destinations of one kind. */
export function DestinationList({icon, heading, destinations}: DestinationListProps) {
  const resolve = usePlaceholders()
  const named = destinations.flatMap(({_id, name, path}) => {
    const text = resolve(name)
    return text ? [{_id, name: text, path}] : []
  })
  if (named.length === 0) return null
  return (
    <div>
      {heading && (
        <h3 className="mb-[0.6rem] flex items-center gap-[0.6rem] font-sans text-base leading-[1.35] font-semibold">
          <Icon name={icon} size={20} className="flex-none text-(--fg-accent)" />
          {heading}
        </h3>
      )}
      <ul>
        {named.map(({_id, name, path}) => (
          <li key={_id} className="text-small leading-normal text-(--fg-soft)">
            {path ? (
              <SiteLink href={path} className={`inline-block py-[0.2rem] ${textLinkClass}`}>
                {name}
              </SiteLink>
            ) : (
              <span className="inline-block py-[0.2rem]">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
