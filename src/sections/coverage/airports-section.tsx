import {SiteLink} from '#src/content/components/site-link.tsx'
import {useCoverage} from '#src/content/facts/use-coverage.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'

/** Every airport among the destinations, with its code. */
export function AirportsSection({section}: {section: Section<'airportsSection'>}) {
  const resolve = usePlaceholders()
  const airports = useCoverage().destinations.filter(({kind, name}) => kind === 'airport' && name)
  if (airports.length === 0) return null
  return (
    <HeadedSection section={section} surface="night">
      <ul className="border-b border-(--line)">
        {airports.map(({_id, code, name, note, path}) => (
          <li
            key={_id}
            className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-8 gap-y-1 border-t border-(--line) py-5.5 md:grid-cols-[6.5rem_minmax(14rem,1fr)_auto]"
          >
            <span className="font-display text-4xl leading-none tracking-[0.01em] whitespace-nowrap text-(--fg-accent)">
              {code}
            </span>
            <span className="font-display text-heading">
              {path ? (
                <SiteLink href={path} className={textLinkClass}>
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </span>
            {note && (
              <span className="col-start-2 text-small text-(--fg-soft) md:col-start-3">
                {resolve(note)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}
