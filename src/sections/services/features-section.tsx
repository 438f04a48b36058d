import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {useIconItems} from '../shared/use-icon-items.ts'

/** What is included, as a list between hairlines. */
export function FeaturesSection({section}: {section: Section<'featuresSection'>}) {
  const features = useIconItems(section.items)
  if (features.length === 0) return null
  return (
    <HeadedSection section={section}>
      <ul
        className={`grid gap-x-12 ${features.length === 4 ? 'md:grid-cols-2' : 'lg:grid-cols-3'}`}
      >
        {features.map(({key, icon, title, text}) => (
          <li
            key={key}
            className="grid grid-cols-[28px_1fr] content-start gap-x-4.5 gap-y-1 border-t border-(--line) pt-7 pb-8"
          >
            {icon && <Icon name={icon} size={28} className="row-span-2 text-(--fg-accent)" />}
            <h3 className="col-start-2 font-sans text-subheading font-semibold">{title}</h3>
            {text && <p className="col-start-2 text-small text-(--fg-soft)">{text}</p>}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
