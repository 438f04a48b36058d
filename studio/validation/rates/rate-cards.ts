import {formatUnfinishedDuration} from '../../../domain/price/unfinished-duration.ts'
import {formatUnfinishedPriceRange} from '../../../domain/price/unfinished-price.ts'
import {counted} from '../../../domain/words/counted.ts'
import {type PublishQuestionResult, publishQuestion} from '../publish-question.ts'
import type {ValidationResult} from '../validation-result.ts'
import type {PriceRange} from './price-range.ts'

/** Prices of one duration; `toHours` is missing where the duration is open-ended. */
export type RateCard = Duration & {_key?: string; prices?: VehiclePrice[]}
type Duration = {fromHours?: number; toHours?: number}
type VehiclePrice = {vehicle?: {_ref?: string}; price?: PriceRange}
/** The vehicles that the cards refer to. */
export type NamedVehicle = {_id: string; name?: string}

export function vehicleOnce(prices: VehiclePrice[] | undefined): ValidationResult {
  const seen = new Set<string>()
  for (const {vehicle} of prices ?? []) {
    if (vehicle?._ref && seen.has(vehicle._ref)) {
      return 'A vehicle is listed here twice. Keep one of the two prices.'
    }
    if (vehicle?._ref) seen.add(vehicle._ref)
  }
  return true
}

/**
 * The durations start at the minimum booking (hours), touch without gap or overlap, and the last
 * has no upper end: every booking has exactly one rate.
 */
export function durationsTouch(
  cards: RateCard[] | undefined,
  minimumHours: number,
): ValidationResult {
  if (!cards?.length) return true
  const misplaced = misplacedDuration(cards)
  if (misplaced) return misplaced
  const first = cards[0]?.fromHours
  if (first !== undefined && first !== minimumHours) {
    return `The first duration starts at ${counted(first, 'hour')}, but the minimum booking is ${counted(minimumHours, 'hour')}.`
  }
  for (const [index, card] of cards.entries()) {
    const {fromHours, toHours} = card
    const next = cards[index + 1]
    if (fromHours !== undefined && toHours !== undefined && toHours <= fromHours) {
      return `"${formatUnfinishedDuration(card)}" ends before it starts. Correct "Up to (hours)".`
    }
    if (!next) {
      if (toHours === undefined) return true
      return `No rates cover more than ${counted(toHours, 'hour')}. Leave "Up to (hours)" empty in the last duration.`
    }
    if (toHours === undefined) {
      return `"${formatUnfinishedDuration(card)}" has no upper end, so nothing can follow it. Fill in "Up to (hours)".`
    }
    if (next.fromHours === undefined) continue
    if (next.fromHours > toHours) {
      return `No rates cover ${toHours} to ${next.fromHours} hours. ${endWhereNextStarts}`
    }
    if (next.fromHours < toHours) {
      return `"${formatUnfinishedDuration(card)}" and "${formatUnfinishedDuration(next)}" overlap. ${endWhereNextStarts}`
    }
  }
  return true
}

const endWhereNextStarts = 'Let one duration end where the next one starts.'

/** A duration that is added for the middle of the list stands at its end at first. */
function misplacedDuration(cards: RateCard[]): string | undefined {
  const startOf = ({fromHours}: RateCard) => fromHours ?? NaN
  for (const [index, card] of cards.entries()) {
    const later = cards.slice(0, index).find((before) => startOf(before) > startOf(card))
    if (later) {
      return `Drag "${formatUnfinishedDuration(card)}" above "${formatUnfinishedDuration(later)}": the shorter ones come first.`
    }
  }
  return undefined
}

/** Per hour, a longer booking never costs more than a shorter one, at neither end of the range. */
export function longerIsNotDearer(
  cards: RateCard[] | undefined,
  vehicles: NamedVehicle[],
): ValidationResult {
  const cheapest = new Map<string, {card: RateCard; price: PriceRange}>()
  for (const card of cards ?? []) {
    for (const {vehicle, price} of card.prices ?? []) {
      if (!vehicle?._ref || !price) continue
      const shorter = cheapest.get(vehicle._ref)
      if (shorter && (above(price.min, shorter.price.min) || above(price.max, shorter.price.max))) {
        const name = nameOf(vehicle._ref, vehicles)
        return (
          `${name}: ${formatUnfinishedDuration(card)} (${formatUnfinishedPriceRange(price)}) costs more per hour than ` +
          `${formatUnfinishedDuration(shorter.card)} (${formatUnfinishedPriceRange(shorter.price)}). ` +
          'Longer bookings should not cost more.'
        )
      }
      cheapest.set(vehicle._ref, {card, price})
    }
  }
  return true
}

/** The first duration holds the hourly price of the fleet cards, so every vehicle has a price in it. */
export function everyVehicleHasHourlyPrice(
  cards: RateCard[] | undefined,
  vehicles: NamedVehicle[],
): ValidationResult {
  const first = cards?.[0]
  if (!first) return true
  const priced = new Set(first.prices?.map(({vehicle}) => vehicle?._ref))
  const missing = vehicles.filter(({_id}) => !priced.has(_id)).map(({_id}) => nameOf(_id, vehicles))
  if (missing.length === 0) return true
  return `${missing.join(', ')}: no hourly price. Add ${missing.length > 1 ? 'them' : 'it'} to "${formatUnfinishedDuration(first)}", the first duration.`
}

/** The other side of `durationsTouch`: a minimum booking (hours) at which the published rates do not start. */
export function ratesStartAtMinimum(
  minimumHours: number | undefined,
  ratesStartAt: unknown,
): PublishQuestionResult {
  if (minimumHours === undefined || typeof ratesStartAt !== 'number') return true
  if (ratesStartAt === minimumHours) return true
  return publishQuestion(
    `Rates start at ${counted(ratesStartAt, 'hour')}. Will you change their first duration as well?`,
  )
}

function above(longer: number | undefined, shorter: number | undefined) {
  return longer !== undefined && shorter !== undefined && longer > shorter
}

function nameOf(id: string, vehicles: NamedVehicle[]) {
  return vehicles.find(({_id}) => _id === id)?.name ?? 'A vehicle'
}
