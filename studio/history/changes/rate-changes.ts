import {formatUnfinishedDuration} from '../../../domain/price/unfinished-duration.ts'
import {formatUnfinishedPriceRange} from '../../../domain/price/unfinished-price.ts'
import type {NameOf} from '../../content/describe-value.ts'
import {readGridCards} from '../../form/rates/grid-cards.ts'
import type {GridCard, GridPrice} from '../../form/rates/grid-cards.ts'
import {priceBefore} from '../../form/rates/grid/price-change.ts'
import type {Change} from './change.ts'

/** "Escalade, 4-8 hours: $110-160 → $115-165": by vehicle and duration, as the grid of rates shows them. */
export function rateChanges(before: unknown, after: unknown, nameOf: NameOf): Change[] {
  const [old, now] = [readGridCards(before), readGridCards(after)]
  const removed = old.filter(({key}) => !now.some((card) => card.key === key))
  return [
    ...now.flatMap((card) => cardChanges(card, old, nameOf)),
    ...removed.map((card) => ({where: [formatUnfinishedDuration(card)], what: 'duration removed'})),
  ]
}

function cardChanges(card: GridCard, old: GridCard[], nameOf: NameOf): Change[] {
  const before = old.find(({key}) => key === card.key)
  const [was, is] = [before && formatUnfinishedDuration(before), formatUnfinishedDuration(card)]
  const vehicles = new Set(
    [...card.prices, ...(before?.prices ?? [])].map(({vehicleId}) => vehicleId),
  )
  return [
    ...(was === is ? [] : [{where: [was ?? is], what: was ? `now ${is}` : 'duration added'}]),
    ...[...vehicles].flatMap((vehicleId) => {
      const what = describePriceChange(
        before && priceBefore(before, vehicleId, [before]),
        priceBefore(card, vehicleId, [card]),
      )
      return what ? [{where: [nameOf(vehicleId) ?? 'A vehicle that is gone', is], what}] : []
    }),
  ]
}

export function describePriceChange(
  before: GridPrice | undefined,
  after: GridPrice | undefined,
): string | null {
  if (before?.min === after?.min && before?.max === after?.max) return null
  if (!after) return `price removed, was ${formatUnfinishedPriceRange(before ?? {})}`
  return before
    ? `${formatUnfinishedPriceRange(before)} → ${formatUnfinishedPriceRange(after)}`
    : `added ${formatUnfinishedPriceRange(after)}`
}
