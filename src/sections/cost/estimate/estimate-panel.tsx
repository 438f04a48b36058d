import {useLocation} from 'react-router-dom'

import {CallLink} from '#src/booking/call-link.tsx'
import {siteUrl} from '#src/content/environment.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useDebouncedValue} from '#src/ui/use-debounced-value.ts'

import type {Section} from '../../section.ts'
import {choiceSettledMs} from '../use-ride.ts'
import {EstimateActions} from './estimate-actions.tsx'
import {EstimateFacts} from './estimate-facts.tsx'
import {EstimateHint} from './estimate-hint.tsx'
import {type EstimateTexts, answerLines} from './estimate-texts.ts'
import {useNotIncluded} from './use-not-included.ts'

type EstimatePanelProps = {
  section: Section<'costSection'>
  texts: EstimateTexts
  /** Whether the visitor has chosen anything on this page. */
  isChosen: boolean
  bookingHref: string
  /** The query under which the page shows this estimate again. */
  search: string
  anchor: string
  onLengthen: (hours: number) => void
}

/** The answer: the cost with the rate that it follows from, what is not included, and what to do with it. */
export function EstimatePanel({
  section,
  texts,
  isChosen,
  bookingHref,
  search,
  anchor,
  onLengthen,
}: EstimatePanelProps) {
  const words = useWords('cost')
  const {callInText} = useWords('site')
  const resolve = usePlaceholders()
  const pathTo = usePathTo()
  const {pathname} = useLocation()
  const phone = useSite(({settings}) => settings?.phone)
  const company = useSite(({settings}) => settings?.company)
  const {included, notIncluded} = useNotIncluded(section)
  const note = [included, resolve(section.note)].filter(Boolean).join('\n')
  const {ride, cost, rate, hint} = texts
  const figure = cost ?? words.noFigure
  const answer = [`${ride}: ${figure}`, hint?.text].filter(Boolean).join('. ')
  const url = `${siteUrl}${pathname}${search}#${anchor}`
  return (
    <section
      aria-label={words.estimate}
      data-surface="night"
      className="relative flex flex-col overflow-hidden rounded-panel p-[clamp(1.5rem,3vw,2.75rem)] before:absolute before:inset-x-0 before:top-0 before:h-[5px] before:border-t before:border-b before:border-t-pearl-50 before:border-b-dusk-500 print:p-0 print:before:hidden"
    >
      <p className="text-small text-(--fg-soft)">{ride}</p>
      <p
        className={`tabular mt-1.5 font-display leading-none font-[320] tracking-[-0.015em] print:text-[26pt]! ${cost ? 'text-figure' : 'text-title'}`}
      >
        {figure}
      </p>
      {!cost && (
        <p className="mt-4">
          {words.noRate}
          {phone && (
            <>
              {' '}
              <CallLink phone={phone} verb={callInText} className={textLinkClass} />
            </>
          )}
        </p>
      )}
      <EstimateFacts rate={rate} notIncluded={notIncluded} note={note} />
      {hint && <EstimateHint {...hint} onLengthen={onLengthen} />}
      <EstimateActions
        href={cost ? bookingHref : pathTo('contact')}
        label={
          resolve(cost ? section.bookLabel : section.quoteLabel) ?? words[cost ? 'book' : 'quote']
        }
        ride={ride}
        text={answerLines({...texts, notIncluded, note, url}, words)}
      />
      <p className="hidden pt-[10pt] print:block">
        {[company, resolve('{phone}')].filter(Boolean).join(', ')}
      </p>
      {/* What a URL or the page itself brought is not said, only what the visitor chose. */}
      <LiveRegion>{useDebouncedValue(isChosen ? answer : '', choiceSettledMs, '')}</LiveRegion>
    </section>
  )
}
