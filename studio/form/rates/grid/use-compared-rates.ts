import {useEditState, useFormValue} from 'sanity'

import {textAt} from '../../../content/content-value.ts'
import {useNow} from '../../../ui/use-now.ts'
import {areInForce, cardsInForce} from '../../../validation/rates/next-rates.ts'
import {priceIn, readGridCards} from '../grid-cards.ts'
import type {GridCard} from '../grid-cards.ts'
import {priceBefore, priceChange} from './price-change.ts'

/**
 * The prices that show are compared with what visitors see; next ones that lie ahead with the current, and current
 * ones that no longer show with their published ones.
 */
export function useComparedRates(isNext: boolean) {
  const {published, ready} = useEditState('rates', 'rates')
  const current = useFormValue(['rateCards'])
  const next = useFormValue(['next'])
  const now = useNow().getTime()
  const nextShow = areInForce(next, now)
  const comparedWhileHidden = isNext ? current : published?.['rateCards']
  const compared = readGridCards(
    isNext === nextShow ? cardsInForce(published, now) : comparedWhileHidden,
  )
  const word = isNext && !nextShow ? 'until then' : 'was'
  return {
    /** How a price differs from the one it is compared with; null where it does not, or that is not read yet. */
    changeOf: (card: GridCard, vehicleId: string): string | null =>
      ready
        ? priceChange(priceIn(card, vehicleId), priceBefore(card, vehicleId, compared), word)
        : null,
    /** Whether visitors see the next rates in place of these. */
    areReplaced:
      !isNext && nextShow && textAt(next, 'startsOn') === textAt(published?.['next'], 'startsOn'),
  }
}
