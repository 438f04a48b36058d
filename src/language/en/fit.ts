import {counted} from '#domain/words/counted.ts'
import {words as domain} from '#domain/words/en.ts'

/** Words of the answer whether a party fits into a car. */
export const words = {
  party: 'Your party',
  startOver: 'Start over',
  bookVehicle: 'Book This Vehicle',
  updating: 'Our seat and luggage numbers are being updated.',
  counts: {
    passengers: {
      label: 'Passengers',
      hint: 'Children included',
      less: 'One fewer passenger',
      more: 'One more passenger',
    },
    checked: {
      label: 'Checked bags',
      hint: 'The large ones',
      less: 'One fewer checked bag',
      more: 'One more checked bag',
    },
    cabin: {
      label: 'Carry-on bags',
      hint: 'Small cases, backpacks',
      less: 'One fewer carry-on bag',
      more: 'One more carry-on bag',
    },
    childSeats: {
      label: 'Child seats',
      hint: 'Among your passengers',
      less: 'One fewer child seat',
      more: 'One more child seat',
    },
    wheelchairs: {
      label: 'Wheelchairs',
      hint: 'Folded, as a checked bag',
      less: 'One fewer wheelchair',
      more: 'One more wheelchair',
    },
  },
  seats: (count: number) => counted(count, 'seat'),
  bags: (checked: number, cabin: number) =>
    `${checked} checked and ${counted(cabin, 'carry-on bag')}`,
  childSeats: (count: number) => counted(count, 'child seat'),
  fits: 'Fits',
  tight: 'Tight',
  askUs: 'Ask us',
  cars: (count: number) => `${capitalized(numberWord(count))} cars`,
  carsHoldAll: (count: number) => `${capitalized(numberWord(count))} hold you all.`,
  madeFor: (passengers: number) => `Made for ${passengers} or more.`,
  askAboutBags: 'Ask us about your bags.',
  askAboutChildSeats: 'Ask us about child seats.',
  seatsLeft: (seats: number) => `${counted(seats, 'seat')} left.`,
  noSeatLeft: 'Every seat is taken.',
  noBagPlaceLeft: (seats: number) =>
    `${counted(seats, 'seat')} to spare; every bag space is taken.`,
  nothingLeft: 'Every seat and bag space is taken.',
  placesLeft: (seats: number, bags: number) =>
    seats > 0
      ? `${counted(seats, 'seat')} and ${counted(bags, 'bag space')} left.`
      : `Every seat is taken; ${counted(bags, 'bag space')} left.`,
  tooFewSeats: (seats: number, passengers: number) =>
    `${counted(seats, 'seat')} in one car; there are ${passengers} of you.`,
  noChildSeats: 'No child seats for this car.',
  tooFewChildSeats: (count: number) => `${counted(count, 'child seat')} in one car.`,
  roomForBags: (checked: number, cabin: number) =>
    `Room for ${checked} checked and ${counted(cabin, 'carry-on bag')} in one car.`,
  upTo: (seats: readonly number[]) => {
    const passengers = seats.every((count) => count === 1) ? 'passenger' : 'passengers'
    return `Up to ${domain.or(seats.map(String))} ${passengers}, besides your chauffeur.`
  },
  /** `names` are those of the vehicles that hold the party. */
  oneCar: (names: readonly string[]) =>
    `One car is enough: ${domain.and(names.map(the))} ${names.length === 1 ? 'takes' : 'take'} you with room left.`,
  oneTightCar: (names: readonly string[]) =>
    `One car is enough, with nothing to spare: ${domain.and(names.map(the))}.`,
  severalCars: (count: number, names: readonly string[]) =>
    `It takes ${numberWord(count)} cars of the same kind: ${domain.or(names.map(the))}.`,
  noCars: 'Call us, and we will find the cars.',
  key: {
    freeSeat: 'Free seat',
    takenSeat: 'Taken seat',
    childSeat: 'Child seat',
    checkedBag: 'Checked bag',
    cabinBag: 'Carry-on bag',
    freeBagPlace: 'Free bag space',
  },
  sample:
    'Sample: seats and bag spaces have not been measured in every car yet. Your confirmation has the final word.',
}

function the(name: string): string {
  return `the ${name}`
}

function numberWord(count: number): string {
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  return numbers[count] ?? String(count)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
