import type {Capacity} from '#domain/ride/capacity.ts'
import {type Fit, fitsWithRoom} from '#domain/ride/fit.ts'
import type {Party} from '#domain/ride/party.ts'
import type {Words} from '#src/language/words.ts'

type FitWords = Words<'fit'>

/** "6 seats, 4 checked and 2 carry-on bags, 2 child seats": what staff have entered of a vehicle. */
export function capacityText({seats, bags, childSeats}: Capacity, words: FitWords): string {
  return [
    words.seats(seats),
    bags && words.bags(bags.checked, bags.cabin),
    childSeats !== null && childSeats > 0 && words.childSeats(childSeats),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Above a vehicle, in a few words: whether it fits, how many of them do, or that visitors should ask. */
export function fitText({cars, isTight, notJudged}: Fit, words: FitWords): string {
  if (cars === null || notJudged.length > 0) return words.askUs
  if (cars === 1) return isTight ? words.tight : words.fits
  return words.cars(cars)
}

type Judged = {
  capacity: Capacity
  party: Party
  fit: Fit
  /** The smallest party that the vehicle is made for. */
  least: number
}

/** Why a vehicle fits or not, in a sentence or two. */
export function reasonText({capacity, party, fit, least}: Judged, words: FitWords): string {
  const sentences = [
    fit.cars === 1 ? roomText(fit, party, words) : shortageText(capacity, party, words),
    fit.cars !== null && fit.cars > 1 && words.carsHoldAll(fit.cars),
    party.passengers < least && words.madeFor(least),
    askText([fit], words),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Before anyone says who travels: "Up to 6, 7 or 3 passengers, besides your chauffeur." Each number stands once. */
export function seatsOfFleetText(seats: readonly number[], words: FitWords): string {
  return words.upTo([...new Set(seats)])
}

/** The answer of the fleet. `name` is short. */
export function fleetText(fits: readonly {name: string; fit: Fit}[], words: FitWords): string {
  const single = fits.filter(({fit}) => fit.cars === 1)
  const easy = single.filter(({fit}) => fitsWithRoom(fit))
  if (easy.length > 0) return words.oneCar(namesOf(easy))
  const tight = single.filter(({fit}) => fit.notJudged.length === 0)
  if (tight.length > 0) return words.oneTightCar(namesOf(tight))
  const fewest = Math.min(...fits.map(({fit}) => fit.cars ?? Infinity))
  if (fewest === Infinity) return words.noCars
  const enough = fits.filter(({fit}) => fit.cars === fewest)
  const ask = askText(
    enough.map(({fit}) => fit),
    words,
  )
  if (fewest === 1) return ask
  return [words.severalCars(fewest, namesOf(enough)), ask].filter(Boolean).join(' ')
}

/** Asks about what could not be judged; empty where everything was. */
function askText(fits: readonly Fit[], words: FitWords): string {
  const notJudged = new Set(fits.flatMap((fit) => fit.notJudged))
  return [
    notJudged.has('bags') && words.askAboutBags,
    notJudged.has('childSeats') && words.askAboutChildSeats,
  ]
    .filter(Boolean)
    .join(' ')
}

function namesOf(vehicles: readonly {name: string}[]): string[] {
  return vehicles.map(({name}) => name)
}

function roomText({seatsLeft, bagsLeft}: Fit, party: Party, words: FitWords): string {
  const seats = seatsLeft > 0 ? words.seatsLeft(seatsLeft) : words.noSeatLeft
  if (bagsLeft === null) return seats
  if (bagsLeft > 0) return words.placesLeft(seatsLeft, bagsLeft)
  if (!hasBags(party)) return seats
  return seatsLeft > 0 ? words.noBagPlaceLeft(seatsLeft) : words.nothingLeft
}

/** What one car lacks: seats first, then child seats, then room for bags. */
function shortageText({seats, bags, childSeats}: Capacity, party: Party, words: FitWords): string {
  if (party.passengers > seats) return words.tooFewSeats(seats, party.passengers)
  if (childSeats !== null && party.childSeats > childSeats) {
    return childSeats === 0 ? words.noChildSeats : words.tooFewChildSeats(childSeats)
  }
  return bags ? words.roomForBags(bags.checked, bags.cabin) : ''
}

function hasBags({checked, cabin, wheelchairs}: Party): boolean {
  return checked + cabin + wheelchairs > 0
}
