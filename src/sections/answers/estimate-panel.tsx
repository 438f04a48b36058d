import type {ReactNode} from 'react'
import {useLocation} from 'react-router-dom'

import {formatHourCount} from '#domain/price/duration.ts'
import {formatPriceRange} from '#domain/price/price.ts'
import {CallLink} from '#src/booking/call-link.tsx'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {siteUrl} from '#src/content/environment.ts'
import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Button, buttonClass} from '#src/ui/button.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'
import {useDebouncedValue} from '#src/ui/use-debounced-value.ts'

import type {Section} from '../section.ts'
import {CopyAnswerButton} from './copy-answer-button.tsx'
import type {estimateTexts} from './estimate-texts.ts'
import {PrintAnswerButton} from './print-answer-button.tsx'
import {SendAnswerLinks} from './send-answer-links.tsx'
import {choiceSettledMs} from './use-ride.ts'

type EstimatePanelProps = {
  section: Section<'costSection'>
  texts: ReturnType<typeof estimateTexts>
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
  const pathTo = usePathTo()
  const resolve = usePlaceholders()
  const {pathname} = useLocation()
  const phone = useSite(({settings}) => settings?.phone)
  const company = useSite(({settings}) => settings?.company)
  const notIncluded = useNotIncluded(section)
  const note = resolve(section.note)
  const {ride, cost, rate, hint} = texts
  const figure = cost ?? words.noFigure
  const answer = [`${ride}: ${figure}`, hint?.text].filter(Boolean).join('. ')
  const asText = [
    `${ride}: ${figure}`,
    rate && `${words.rate}: ${rate}`,
    notIncluded.length > 0 && `${words.notIncluded}: ${notIncluded.join(', ')}`,
    note,
    `${siteUrl}${pathname}${search}#${anchor}`,
  ]
    .filter(Boolean)
    .join('\n')
  const noteLine = note && (
    <span className="block text-small leading-normal font-normal text-(--fg-soft)">{note}</span>
  )
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
      <dl className="mt-6 border-t border-(--line)">
        {rate && (
          <Fact term={words.rate}>
            <span className="tabular">{rate}</span>
          </Fact>
        )}
        {notIncluded.length > 0 && (
          <Fact term={words.notIncluded}>
            {notIncluded.map((one) => (
              <span key={one} className="block">
                {one}
              </span>
            ))}
            {noteLine}
          </Fact>
        )}
      </dl>
      {/* Where nothing is extra it stands alone. */}
      {notIncluded.length === 0 && noteLine && <p className="mt-3">{noteLine}</p>}
      {hint && (
        <div className="mt-6 grid items-center gap-x-6 gap-y-3 border-l-3 border-dusk-400 bg-(--surface-sunk) px-5 py-4 md:grid-cols-[1fr_auto]">
          <p className="leading-[1.45] font-medium text-balance">{hint.text}</p>
          <Button
            type="button"
            variant="secondary"
            size="small"
            className="noscript:hidden"
            onClick={() => onLengthen(hint.hours)}
          >
            {words.lengthen(formatHourCount(hint.hours))}
          </Button>
        </div>
      )}
      <div className="mt-auto grid grid-cols-2 gap-3 max-2xs:grid-cols-1 pt-8 md:flex md:flex-wrap print:hidden">
        <SiteLink
          href={cost ? bookingHref : pathTo('contact')}
          className={`${buttonClass()} max-md:col-span-full`}
        >
          {cost
            ? (resolve(section.bookLabel) ?? words.book)
            : (resolve(section.quoteLabel) ?? words.quote)}
        </SiteLink>
        <CopyAnswerButton text={asText} />
        <PrintAnswerButton />
      </div>
      <SendAnswerLinks subject={ride} text={asText} />
      <p className="hidden pt-[10pt] print:block">
        {[company, resolve('{phone}')].filter(Boolean).join(', ')}
      </p>
      {/* What a URL or the page itself brought is not said, only what the visitor chose. */}
      <LiveRegion>{useDebouncedValue(isChosen ? answer : '', choiceSettledMs, '')}</LiveRegion>
    </section>
  )
}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-(--line) py-[0.8rem] md:grid-cols-[8rem_1fr]">
      <dt className="text-small text-(--fg-soft)">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

/** Gratuity as the booking rules say it, and what else the office names, with amounts where it gives some. */
function useNotIncluded(section: Section<'costSection'>): string[] {
  const {domain} = useWords('site')
  const words = useWords('cost')
  const resolve = usePlaceholders()
  const gratuity = resolve(useSite(({bookingRules}) => bookingRules?.gratuityNote))
  const others = itemsOf(section.notIncluded).flatMap(({label, amount}) => {
    const text = resolve(label)
    if (!text) return []
    const cost = formatPriceRange({min: amount, max: amount}, domain)
    return [cost ? `${text}, ${cost}` : text]
  })
  return [...(gratuity ? [words.withoutNotIncluded(gratuity)] : []), ...others]
}
