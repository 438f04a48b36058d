import {useId} from 'react'

import {isCompleteRange} from '#domain/price/number-range.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLink} from '#src/content/components/use-links.ts'
import {useRateBands} from '#src/content/facts/use-fleet.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useWords} from '#src/language/words.ts'
import {Button} from '#src/ui/button.tsx'
import {Container} from '#src/ui/container.tsx'
import {Icon} from '#src/ui/icon.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import type {Section} from '../section.ts'
import {ContactSentence} from '../shared/contact-sentence.tsx'
import {SheetFoot} from './sheet-foot.tsx'
import {SheetMasthead} from './sheet-masthead.tsx'
import {SheetTable} from './sheet-table.tsx'
import {SheetTerms} from './sheet-terms.tsx'

/** Every rate with its conditions on one sheet: a page on the screen, and a page of paper for the desk drawer. */
export function RateSheetSection({section}: {section: Section<'rateSheetSection'>}) {
  const words = useWords('rateSheet')
  const rates = useWords('rates')
  const resolve = usePlaceholders()
  const headingId = useId()
  const vehicles = useRateBands(null)
  const isPriced = vehicles.some(({bands}) => bands.some(({price}) => isCompleteRange(price)))
  const lead = resolve(section.lead)
  const back = useLink(section.backLink)
  return (
    <SectionFrame
      surface="pearl"
      labelledBy={headingId}
      className="bg-pearl-100 py-8 md:pt-12 md:pb-20"
    >
      <Container>
        <div className="mx-auto mb-6 flex min-h-11 max-w-204 items-center justify-between gap-4 print:hidden">
          {back && (
            <SiteLink href={back.href} className={backLinkClass}>
              {back.label}
            </SiteLink>
          )}
          <Button
            type="button"
            size="small"
            className="ml-auto scriptless:hidden"
            onClick={() => print()}
          >
            <Icon name="printer" />
            {words.print}
          </Button>
        </div>
        <article aria-labelledby={headingId} className={sheetClass}>
          <SheetMasthead />
          <h1
            id={headingId}
            className="text-[2.375rem] leading-[1.05] md:text-[2.875rem] print:text-[30pt]!"
          >
            {resolve(section.heading) ?? rates.heading}
          </h1>
          {lead && <p className="mt-2 text-(--fg-soft)">{lead}</p>}
          {isPriced ? (
            <SheetTable vehicles={vehicles} labelledBy={headingId} />
          ) : (
            <div className="mt-6">
              <ContactSentence>{rates.updating}</ContactSentence>
            </div>
          )}
          <SheetTerms bands={vehicles[0]?.bands ?? []} conditions={section.conditions} />
          <SheetFoot note={resolve(section.note)} />
        </article>
      </Container>
    </SectionFrame>
  )
}

const backLinkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-dusk-500 decoration-2 underline-offset-[0.4em]'

/** Black on white, the emblem too; on paper as high as the lowest sheet between its margins. */
const sheetClass = [
  'mx-auto flex max-w-204 flex-col bg-white px-5 py-7 text-sm leading-normal text-(--fg-strong) shadow-panel xs:px-8 md:min-h-264 md:px-17 md:pt-16.5 md:pb-14',
  '[--color-dusk-400:#000] [--fg-soft:#222] [--fg-strong:#000] [--line:#000]',
  'print:min-h-[236mm] print:max-w-none print:p-0 print:text-[10.5pt] print:shadow-none',
].join(' ')
