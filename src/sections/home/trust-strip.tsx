import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'

/** Four short promises under the booking board. */
export function TrustStrip({points}: {points: Section<'homeHeroSection'>['trustPoints']}) {
  const resolve = usePlaceholders()
  const named = itemsOf(points).flatMap((point) => {
    const title = resolve(point.title)
    return title ? [{...point, title}] : []
  })
  if (named.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-[1.1rem] pt-9 md:flex md:flex-wrap md:justify-between md:gap-6">
      {named.map(({_key, icon, title}) => (
        <li
          key={_key}
          className="flex items-center gap-[0.6rem] text-small leading-[1.3] font-medium md:gap-3 md:text-body"
        >
          {icon && <Icon name={icon} size={28} className="flex-none text-(--fg-accent)" />}
          {title}
        </li>
      ))}
    </ul>
  )
}
