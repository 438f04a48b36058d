import {Icon} from '#src/ui/icon.tsx'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {useIconItems} from '../shared/use-icon-items.ts'

/** Occasions in display type, read down the columns. */
export function EventTypesSection({section}: {section: Section<'eventTypesSection'>}) {
  const occasions = useIconItems(section.items)
  if (occasions.length === 0) return null
  // Four fill two columns; in three, the last would be empty.
  const columns = occasions.length === 4 ? 2 : 3
  return (
    <HeadedSection section={section}>
      <ul
        className={`grid gap-x-12 border-b border-(--line) md:grid-flow-col ${columns === 2 ? 'md:grid-cols-2' : 'md:grid-cols-3'}`}
        // Fixed, so that the items flow down the columns.
        style={{gridTemplateRows: `repeat(${Math.ceil(occasions.length / columns)}, auto)`}}
      >
        {occasions.map(({key, icon, title, text}) => (
          <li
            key={key}
            className={`grid grid-cols-[28px_1fr] content-start items-center gap-x-4 gap-y-2 border-t border-(--line) ${text ? 'pt-5 pb-6' : 'py-4.5'}`}
          >
            {icon && <Icon name={icon} size={28} className="text-(--fg-accent)" />}
            <h3 className="col-start-2">{title}</h3>
            {text && <p className="col-start-2 text-small text-(--fg-soft)">{text}</p>}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
