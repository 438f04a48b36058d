import type {Bags, Capacity} from './capacity.ts'
import type {Party} from './party.ts'

/** What a party needs of one kind of car. */
export type Fit = {
  /** How many such cars the party takes; null where none holds what it needs, such as a child seat. */
  cars: number | null
  /** One car is enough, and its last seat or its last bag place is taken. */
  isTight: boolean
  /** Seats left in all of these cars together; 0 where `cars` is null. */
  seatsLeft: number
  /** Bag places left in all of them together; null where they are not known, and where `cars` is null. */
  bagsLeft: number | null
  /** What the party brings or needs although the office has not entered how much of it a car holds. */
  notJudged: readonly ('bags' | 'childSeats')[]
}

/** Whether one car holds everything that the party brings, with room left. */
export function fitsWithRoom({cars, isTight, notJudged}: Fit): boolean {
  return cars === 1 && !isTight && notJudged.length === 0
}

/**
 * Whether a party fits into a vehicle, and how many of them it takes otherwise. A cabin bag may take the place of a
 * checked one, a folded wheelchair always does [FLEET-5]; what the office has not entered is not judged [FLEET-6].
 */
export function fitOf({seats, bags, childSeats}: Capacity, party: Party): Fit {
  const cars = Math.max(
    carsFor(party.passengers, seats),
    childSeats === null ? 1 : carsFor(party.childSeats, childSeats),
    bags === null ? 1 : carsForBags(bags, party),
  )
  const notJudged = [
    ...(bags === null && bagPlaces(party) > 0 ? (['bags'] as const) : []),
    ...(childSeats === null && party.childSeats > 0 ? (['childSeats'] as const) : []),
  ]
  if (cars === Infinity) {
    return {cars: null, isTight: false, seatsLeft: 0, bagsLeft: null, notJudged}
  }
  const seatsLeft = cars * seats - party.passengers
  const bagsLeft = bags && cars * (bags.checked + bags.cabin) - bagPlaces(party)
  const noBagPlace = bagsLeft === 0 && bagPlaces(party) > 0
  return {
    cars,
    isTight: cars === 1 && (seatsLeft === 0 || noBagPlace),
    seatsLeft,
    bagsLeft,
    notJudged,
  }
}

/** Bags that only a place for checked bags holds, and all together: a cabin bag may take such a place. */
function carsForBags({checked, cabin}: Bags, party: Party): number {
  return Math.max(
    carsFor(party.checked + party.wheelchairs, checked),
    carsFor(bagPlaces(party), checked + cabin),
  )
}

function bagPlaces({checked, cabin, wheelchairs}: Party): number {
  return checked + cabin + wheelchairs
}

/** Infinity where a car has no place. */
function carsFor(count: number, places: number): number {
  return count === 0 ? 1 : Math.ceil(count / places)
}
