import {formatUnfinishedDuration} from '../../../domain/price/unfinished-duration.ts'
import {formatDollars} from '../../../domain/price/unfinished-price.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import type {NamedVehicle, RateCard} from './rate-cards.ts'

const maxChange = 0.3

/** Asks about a price that changes by more than 30% against the published one. */
export function priceJumps(
  cards: RateCard[] | undefined,
  published: RateCard[],
  vehicles: NamedVehicle[],
): PublishQuestionResult {
  const jumps = (cards ?? []).flatMap((card) => {
    // The hours of a card may change together with its prices.
    const before =
      published.find(({_key}) => _key !== undefined && _key === card._key) ??
      published.find(({fromHours}) => fromHours === card.fromHours)
    return (card.prices ?? []).flatMap(({vehicle, price}) => {
      const old = before?.prices?.find((other) => other.vehicle?._ref === vehicle?._ref)?.price
      const change = jump(old?.min, price?.min) ?? jump(old?.max, price?.max)
      const name = vehicles.find(({_id}) => _id === vehicle?._ref)?.name ?? 'A vehicle'
      return change ? [`${name}, ${formatUnfinishedDuration(card)}: ${change}`] : []
    })
  })
  return jumps.length === 0 || publishQuestion(`${jumps.join('. ')}. Is that right?`)
}

function jump(before: number | undefined, after: number | undefined) {
  if (!before || !after || Math.abs(after - before) / before <= maxChange) return null
  const percent = Math.round(((after - before) / before) * 100)
  return `from ${formatDollars(before)} to ${formatDollars(after)} (${percent > 0 ? '+' : ''}${percent}%)`
}
