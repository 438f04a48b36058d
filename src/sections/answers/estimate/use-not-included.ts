import {formatPriceRange} from '#domain/price/price.ts'
import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'

import type {Section} from '../../section.ts'

/** Gratuity as the booking rules say it, and what else the office names, with amounts where it gives some. */
export function useNotIncluded(section: Section<'costSection'>): string[] {
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
