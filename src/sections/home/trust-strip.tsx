import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'
import {useIconItems} from '../shared/use-icon-items.ts'

/** Four short promises under the booking board. */
export function TrustStrip({points}: {points: Section<'homeHeroSection'>['trustPoints']}) {
  const promises = useIconItems(points)
  if (promises.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-[1.1rem] pt-9 md:flex md:flex-wrap md:justify-between md:gap-6">
      {promises.map(({key, icon, title}) => (
        <li
          key={key}
          className="flex items-center gap-[0.6rem] text-small leading-[1.3] font-medium md:gap-3 md:text-body"
        >
          {icon && <Icon name={icon} size={28} className="flex-none text-(--fg-accent)" />}
          {title}
        </li>
      ))}
    </ul>
  )
}
