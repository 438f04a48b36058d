import {type ReactNode, useId} from 'react'

import type {Duration} from '#domain/price/duration.ts'
import {completeTiers, formatRefund, formatTierHours} from '#domain/refund/tiers.ts'
import {useCancellationPolicy} from '#src/content/facts/use-cancellation-policy.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {itemsOf, textsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

import {conditionsOfRules} from './conditions.ts'

type SheetTermsProps = {
  bands: readonly Duration[]
  /** What the office adds in its own words. */
  conditions: readonly string[] | null | undefined
}

/** On what conditions the rates hold, and what canceling returns. */
export function SheetTerms({bands, conditions: written}: SheetTermsProps) {
  const {domain} = useWords('site')
  const words = useWords('rateSheet')
  const resolve = usePlaceholders()
  const rules = useSite(({bookingRules}) => bookingRules)
  const tiers = completeTiers(itemsOf(useCancellationPolicy()?.tiers))
  const own = textsOf(written).flatMap((text) => resolve(text) ?? [])
  const filled = {...rules, gratuityNote: resolve(rules?.gratuityNote)}
  const conditions = [...conditionsOfRules(filled, bands, {domain, sheet: words}), ...own]
  const texts = [...new Set(conditions)]
  return (
    <div className="mt-8.5 grid gap-x-11 gap-y-7.5 xs:grid-cols-2 print:mt-[20pt] print:break-inside-avoid">
      {texts.length > 0 && (
        <Terms heading={words.conditions}>
          {texts.map((text) => (
            <li key={text} className={row}>
              {text}
            </li>
          ))}
        </Terms>
      )}
      {tiers.length > 0 && (
        <Terms heading={words.ifYouCancel}>
          {tiers.map((tier, index) => (
            <li key={tier.fromHours} className={`${row} flex justify-between gap-4`}>
              <span>
                {(index === 0 ? words.beforePickUp : words.before)(formatTierHours(tier, domain))}
              </span>{' '}
              <b className="font-semibold whitespace-nowrap">
                {formatRefund(tier.percent, domain)}
              </b>
            </li>
          ))}
        </Terms>
      )}
    </div>
  )
}

function Terms({heading, children}: {heading: string; children: ReactNode}) {
  const id = useId()
  return (
    <div>
      <h2
        id={id}
        className="mb-2 border-b border-(--line) pb-1.5 font-sans text-small leading-[1.4] font-semibold tracking-normal print:mt-0! print:mb-[6pt]! print:text-[10.5pt]!"
      >
        {heading}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

const row = 'py-[3px] print:py-[1.5pt]'
