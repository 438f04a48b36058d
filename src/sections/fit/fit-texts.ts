import type {Capacity} from '#domain/ride/capacity.ts'
import type {Fit} from '#domain/ride/fit.ts'
import type {Party} from '#domain/ride/party.ts'

/** "6 seats, 4 checked and 2 cabin bags, 2 child seats": what staff have entered of a vehicle. */
export function capacityText({seats, bags, childSeats}: Capacity): string {
  return [
    counted(seats, 'seat'),
    bags && `${bags.checked} checked and ${counted(bags.cabin, 'cabin bag')}`,
    childSeats !== null && childSeats > 0 && counted(childSeats, 'child seat'),
  ]
    .filter(Boolean)
    .join(', ')
}

export function verdictText({cars, isTight}: Fit): string {
  if (cars === null) return 'Ask us'
  if (cars === 1) return isTight ? 'Tight' : 'Fits'
  return `${capitalized(numberWord(cars))} cars`
}

/** Why a vehicle fits or not, in a sentence or two. `least` is the smallest party that it is made for. */
export function reasonText(capacity: Capacity, party: Party, fit: Fit, least: number): string {
  const sentences = [
    fit.cars === 1 ? roomText(fit, party) : shortageText(capacity, party),
    fit.cars !== null && fit.cars > 1 && `${capitalized(numberWord(fit.cars))} hold you all.`,
    party.passengers < least && `Made for ${least} or more.`,
    !capacity.bags && hasBags(party) && 'Ask us about your bags.',
    capacity.childSeats === null && party.childSeats > 0 && 'Ask us about child seats.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** Before anyone says who travels: "Up to 6, 7 or 3 passengers, besides your chauffeur." Each number stands once. */
export function restingText(seats: readonly number[]): string {
  const numbers = [...new Set(seats)]
  const passengers = numbers.every((count) => count === 1) ? 'passenger' : 'passengers'
  return `Up to ${listText(numbers.map(String), 'or')} ${passengers}, besides your chauffeur.`
}

/** The answer of the fleet. `name` is short. */
export function fleetText(fits: readonly {name: string; fit: Fit}[]): string {
  const single = fits.filter(({fit}) => fit.cars === 1)
  const easy = single.filter(({fit}) => !fit.isTight)
  if (easy.length > 0) {
    return `One car is enough: ${namesText(easy)} ${easy.length === 1 ? 'takes' : 'take'} you with room left.`
  }
  if (single.length > 0) return `One car is enough, with nothing to spare: ${namesText(single)}.`
  const fewest = Math.min(...fits.map(({fit}) => fit.cars ?? Infinity))
  if (fewest === Infinity) return 'Call us, and we find the cars.'
  const best = fits.filter(({fit}) => fit.cars === fewest)
  return `It takes ${numberWord(fewest)} cars: ${numberWord(fewest)} of ${namesText(best, 'or')}.`
}

function roomText({seatsLeft, bagsLeft}: Fit, party: Party): string {
  const seats = seatsLeft > 0 ? counted(seatsLeft, 'seat') : null
  if (bagsLeft === null) return seats ? `${seats} left.` : 'Every seat is taken.'
  if (bagsLeft === 0 && hasBags(party)) {
    return seats
      ? `${seats} to spare; every bag place is taken.`
      : 'Every seat and bag place is taken.'
  }
  if (bagsLeft === 0) return seats ? `${seats} left.` : 'Every seat is taken.'
  const places = counted(bagsLeft, 'bag place')
  return seats ? `${seats} and ${places} left.` : `Every seat is taken; ${places} left.`
}

/** What one car lacks: seats first, then child seats, then room for bags. */
function shortageText({seats, bags, childSeats}: Capacity, party: Party): string {
  if (party.passengers > seats) {
    return `${counted(seats, 'seat')} in one car; you are ${party.passengers}.`
  }
  if (childSeats !== null && party.childSeats > childSeats) {
    return childSeats === 0
      ? 'No child seats for this car.'
      : `${counted(childSeats, 'child seat')} in one car.`
  }
  return bags
    ? `Room for ${bags.checked} checked and ${counted(bags.cabin, 'cabin bag')} in one car.`
    : ''
}

function hasBags({checked, cabin, wheelchairs}: Party): boolean {
  return checked + cabin + wheelchairs > 0
}

/** "the Suburban", "the Suburban and the Sprinter", "the Escalade, the Suburban or the Sprinter" */
function namesText(vehicles: readonly {name: string}[], word: 'and' | 'or' = 'and'): string {
  return listText(
    vehicles.map(({name}) => `the ${name}`),
    word,
  )
}

function listText(items: readonly string[], word: 'and' | 'or'): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function numberWord(count: number): string {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  return words[count] ?? String(count)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
