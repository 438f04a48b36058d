import {isRecord} from '../../../domain/is-record.ts'
import {isSame, textAt} from '../../content/content-value.ts'
import {formatDay} from '../../content/format-day.ts'
import {readGridCards} from '../../form/rates/grid-cards.ts'
import {
  type PublishQuestion,
  type PublishQuestionResult,
  publishQuestion,
} from '../publish-question.ts'
import {areInForce, cardsInForce, hasBegun, startIsAhead} from '../rates/next-rates.ts'
import {priceJumps} from '../rates/price-jumps.ts'
import {
  durationsTouch,
  everyVehicleHasHourlyPrice,
  longerIsNotDearer,
  ratesStartAtMinimum,
} from '../rates/rate-cards.ts'
import type {NamedVehicle, RateCard} from '../rates/rate-cards.ts'
import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

type Cards = RateCard[] | undefined

/** The rules across the cells of Rates, with the published vehicles and the minimum booking. */
export async function checkRateCards(
  cards: Cards,
  context: RuleContext,
): Promise<ValidationResult> {
  const {minimumHours, vehicles} = await readPublished<{
    minimumHours: number | null
    vehicles: NamedVehicle[]
  }>(
    context,
    `{
      "minimumHours": *[_id == "bookingRules"][0].minimumHours,
      "vehicles": *[_type == "vehicle"]{_id, name}
    }`,
  )
  const results = [
    durationsTouch(cards, minimumHours ?? cards?.[0]?.fromHours ?? 0),
    everyVehicleHasHourlyPrice(cards, vehicles),
    longerIsNotDearer(cards, vehicles),
  ]
  return results.find((result) => result !== true) ?? true
}

/** Compares with what visitors see now: a large change is most likely a typing error. Prices that do not show ask nothing. */
export async function checkPriceJumps(
  cards: Cards,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  return areInForce(context.document?.['next'], Date.now()) || jumpsFromNow(cards, context)
}

/** The same for the next rates. While they lie ahead, they follow the ones that stand above them in the form. */
export async function checkNextPriceJumps(
  cards: Cards,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  if (areInForce(context.document?.['next'], Date.now())) return jumpsFromNow(cards, context)
  const vehicles = await readPublished<NamedVehicle[]>(context, '*[_type == "vehicle"]{_id, name}')
  return priceJumps(cards, readRateCards(context.document?.['rateCards']), vehicles)
}

async function jumpsFromNow(cards: Cards, context: RuleContext): Promise<PublishQuestionResult> {
  const {published, vehicles} = await readPublished<{
    published: unknown
    vehicles: NamedVehicle[]
  }>(
    context,
    `{
      "published": *[_id == "rates"][0]{rateCards, next},
      "vehicles": *[_type == "vehicle"]{_id, name}
    }`,
  )
  return priceJumps(cards, readRateCards(cardsInForce(published, Date.now())), vehicles)
}

/**
 * Compares the minimum booking with the published rates. It asks instead of refusing: Rates obey the minimum booking that
 * is published, so one of the two has to come first.
 */
export async function checkMinimumBooking(
  hours: number | undefined,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  const ratesStartAt = await readPublished<unknown>(
    context,
    '*[_id == "rates"][0].rateCards[0].fromHours',
  )
  return ratesStartAtMinimum(hours, ratesStartAt)
}

/**
 * Warns when next rates take effect at once, when a later date would bring replaced prices back, and when somebody edits
 * prices that visitors no longer see.
 */
export async function checkNextStart(
  startsOn: string | undefined,
  context: RuleContext,
): Promise<ValidationResult | PublishQuestion> {
  const {rateCards, next} =
    (await readPublished<Partial<Record<'rateCards' | 'next', unknown>> | null>(
      context,
      '*[_id == "rates"][0]{rateCards, next}',
    )) ?? {}
  const now = Date.now()
  const begunOn = areInForce(next, now) ? textAt(next, 'startsOn') : ''
  const above = context.document?.['rateCards']
  const isNextAbove = isRecord(next) && isSame(above, next['rateCards'])
  if (begunOn && startsOn && !isNextAbove) {
    const begun = formatDay(begunOn)
    if (!hasBegun(startsOn, now)) {
      return publishQuestion(
        `The site has shown the next rates since ${begun}. If you publish this, it shows the rates above instead, until ${formatDay(startsOn)}. Publish anyway?`,
      )
    }
    if (startsOn === begunOn && !isSame(above, rateCards)) {
      return publishQuestion(
        `Visitors see the next rates since ${begun}, so they will not see your changes to the rates above. Change the next rates instead. Publish anyway?`,
      )
    }
  }
  // Next rates of another day are other ones, which the site does not show yet.
  return startIsAhead(startsOn, startsOn === begunOn ? begunOn : undefined, now)
}

/** Asks where a publish takes next rates off the site that visitors see now, unless the same prices stand above them. */
export async function checkNextRemoved(
  next: unknown,
  context: RuleContext,
): Promise<PublishQuestionResult> {
  if (next) return true
  const published = await readPublished<unknown>(context, '*[_id == "rates"][0].next')
  if (!isRecord(published) || !areInForce(published, Date.now())) return true
  const begun = formatDay(textAt(published, 'startsOn'))
  return (
    isSame(context.document?.['rateCards'], published['rateCards']) ||
    publishQuestion(
      `The site has shown the next rates since ${begun}. If you publish this, it shows the rates above instead. Publish anyway?`,
    )
  )
}

/** What is published may be older than the rules, or come from elsewhere: whatever it holds, it must not stop a draft. */
function readRateCards(value: unknown): RateCard[] {
  return readGridCards(value).map(({key, fromHours, toHours, prices}) => ({
    _key: key,
    fromHours,
    toHours,
    prices: prices.map(({vehicleId, min, max}) => ({
      vehicle: {_ref: vehicleId},
      price: {min, max},
    })),
  }))
}
