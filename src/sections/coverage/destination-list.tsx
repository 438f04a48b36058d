import type {IconName} from '#domain/icon-names.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Icon} from '#src/ui/icon.tsx'

type DestinationListProps = {
  icon: IconName
  heading: string | null
  destinations: {_id: string; name: string | null}[]
}

/** Destinations of one kind. */
export function DestinationList({icon, heading, destinations}: DestinationListProps) {
  const resolve = usePlaceholders()
  const named = destinations.flatMap(({_id, name}) => {
    const text = resolve(name)
    return text ? [{_id, name: text}] : []
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
        {named.map(({_id, name}) => (
          <li key={_id} className="py-[0.2rem] text-small leading-normal text-(--fg-soft)">
            {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
