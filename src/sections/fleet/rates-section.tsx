import {useId} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLink} from '#src/content/components/use-links.ts'
import {useRates} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {arrowLinkClass} from '#src/ui/link-class.ts'
import {SectionFrame, SectionHeading} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {useIconItems} from '../shared/use-icon-items.ts'
import {RateTable} from './rate-table.tsx'

/** The rate table with its conditions beside the prices. */
export function RatesSection({section}: {section: Section<'ratesSection'>}) {
  const words = useWords('rates')
  const resolve = usePlaceholders()
  const headingId = useId()
  const {vehicles, durations} = useRates()
  const otherVehicles = resolve(section.otherVehiclesNote)
  const sheet = useLink(section.sheetLink)
  return (
    <SectionFrame surface="paper" id="rates" labelledBy={headingId}>
      <Container>
        <SectionHeading
          id={headingId}
          heading={resolve(section.heading) ?? words.heading}
          lead={resolve(section.lead)}
        />
        {vehicles.length === 0 ? (
          <ContactSentence>{words.updating}</ContactSentence>
        ) : (
          <RateTable
            vehicles={vehicles}
            durations={durations}
            labelledBy={headingId}
            durationLabel={resolve(section.durationLabel) ?? words.duration}
            priceUnit={resolve(section.priceUnit) ?? words.perHour}
          />
        )}
        {otherVehicles && <p className="mt-6 text-small text-(--fg-soft)">{otherVehicles}</p>}
        {sheet && (
          <p className="mt-6 print:hidden">
            <SiteLink href={sheet.href} className={arrowLinkClass}>
              {sheet.label}
              <Icon name="printer" size={18} />
            </SiteLink>
          </p>
        )}
        <RateNotes notes={section.notes} />
      </Container>
    </SectionFrame>
  )
}

function RateNotes({notes}: {notes: Section<'ratesSection'>['notes']}) {
  const items = useIconItems(notes)
  if (items.length === 0) return null
  return (
    <ul className="mt-10 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {items.map(({key, icon, title, text}) => (
        <li key={key} className="flex gap-3 text-small text-(--fg-soft)">
          {icon && <Icon name={icon} className="mt-0.5 text-(--fg-accent)" />}
          <div>
            <strong className="block text-(--fg-strong)">{title}</strong>
            {text}
          </div>
        </li>
      ))}
    </ul>
  )
}
