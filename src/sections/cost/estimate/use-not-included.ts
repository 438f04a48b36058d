import {formatPriceRange} from '#domain/price/price.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../../section.ts'

/**
 * What a price leaves out: gratuity as the booking rules say it, and what else the office names, with amounts where it
 * gives some. A note that gratuity is included is returned separately.
 */
export function useNotIncluded(section: Section<'costSection'>) {
  const {domain} = useWords('site')
  const words = useWords('cost')
  const resolve = usePlaceholders()
  const gratuity = resolve(useSite(({bookingRules}) => bookingRules?.gratuityNote))
  const isIncluded = gratuity?.match(words.included)
  const others = itemsOf(section.notIncluded).flatMap(({label, amount}) => {
    const text = resolve(label)
    const cost = formatPriceRange({min: amount, max: amount}, domain)
    return text ? [[text, cost].filter(Boolean).join(', ')] : []
  })
  return {
    included: isIncluded && gratuity,
    notIncluded: gratuity && !isIncluded ? [words.withoutNotIncluded(gratuity), ...others] : others,
  }
}
