import {words as domain} from '#domain/words/en.ts'

/** Words of what a visitor asks: what a ride costs, which car holds the party, what canceling returns. */
export const words = {
  copy: 'Copy',
  copied: 'Copied',
  copiedText: 'The answer and its address are on your clipboard.',
  copyByHand: 'Copy this by hand',
  print: 'Print',
  send: 'Send this to us:',
  email: 'E-mail',
  cost: {
    car: 'Car',
    day: 'Day',
    dayHasPassed: 'This day has passed.',
    hours: 'Hours',
    from: (hours: string, inHalfHours: boolean) =>
      `From ${hours}${inHalfHours ? ', in half hours' : ''}`,
    /** Behind the number, for people who hear the page. */
    unit: (hours: number): string => (hours > 1 ? ' hours' : ' hour'),
    less: (isHalfHour: boolean) => `${isHalfHour ? 'Half an hour' : 'One hour'} less`,
    more: (isHalfHour: boolean) => `${isHalfHour ? 'Half an hour' : 'One hour'} more`,
    /** Stands behind the number. */
    passengers: (range: string): string => (range === '1' ? 'passenger' : 'passengers'),
    estimate: 'Estimate',
    rate: 'Rate',
    notIncluded: 'Not included',
    perHour: (duration: string, price: string) => `${duration}: ${price} per hour`,
    /** Of two bookings the longer one costs less; `end` says which ends of the ranges are named. */
    hint: (
      longer: {hours: string; price: string},
      shorter: {hours: string; price: string},
      end: 'min' | 'max',
    ) => {
      const word = end === 'min' ? 'from' : 'up to'
      return `${longer.hours} ${word} ${longer.price} cost less than ${shorter.hours} ${word} ${shorter.price}.`
    },
    lengthen: (hours: number) => `Make it ${hours} hours`,
    /** "Gratuity" of "Gratuity not included", where a label beside it says that it is not included. */
    withoutNotIncluded: (note: string) => note.replace(/ (is )?not included\.?$/i, ''),
    noFigure: 'Ask for a quote',
    noRate: 'No rate is published for this length.',
    book: 'Book this ride',
    quote: 'Get Quote',
    published: 'Rates per hour',
    otherLength: 'For any other length:',
    /** Before a phone number, in a sentence. */
    call: 'call',
    updating: 'Our hourly rates are being updated.',
  },
  refund: {
    date: 'Pick-up date',
    time: 'Pick-up time',
    miamiTime: 'Miami time, wherever you are',
    now: 'Now',
    pickUp: 'Pick-up',
    beforePickUp: 'before pick-up',
    tierBeforePickUp: (hours: string) => `${hours} before pick-up`,
    until: (moment: string) => `Until ${moment}`,
    untilPickUp: (time: string) => `Until pick-up at ${time}`,
    afterThat: (time: string) => `After that, until pick-up at ${time}`,
    verdict: (moment: string, percent: number) => {
      const refund = percent === 100 ? 'everything' : percent === 50 ? 'half' : `${percent}%`
      return `Cancel by ${moment}, and ${refund} comes back.`
    },
    noShow: (percent: number) => {
      const charge =
        percent === 100 ? 'the full price' : percent === 0 ? 'nothing' : `${percent}% of the price`
      return `If nobody comes to the car, ${charge} is charged.`
    },
    weather: (percent: number) => {
      const refund = percent === 100 ? 'everything' : percent === 0 ? 'nothing' : `${percent}%`
      return `If the weather makes the ride unsafe, ${refund} comes back.`
    },
    hasPassed: 'That time has passed.',
    tooLate: 'Too late for a refund.',
    noRule: 'Our policy says nothing about that.',
    callUs: 'Call us.',
    updating: 'Our refunds are being updated.',
    addToCalendar: 'Add to calendar',
    reminder: {
      file: 'refund-reminder.ics',
      refund: (percent: number) => (percent === 100 ? 'a full refund' : `a ${percent}% refund`),
      title: (refund: string) => `last minute for ${refund}`,
      cancelBy: (moment: string, refund: string) =>
        `Cancel by ${moment}, Miami time, for ${refund}.`,
      pickUp: (moment: string) => `Pick-up: ${moment}.`,
    },
  },
  fit: {
    party: 'Your party',
    startOver: 'Start over',
    bookVehicle: 'Book This Vehicle',
    contactUs: 'Contact us',
    updating: 'Our seats and bags are being measured.',
    counts: {
      passengers: {
        label: 'Passengers',
        hint: 'Children included',
        less: 'One passenger less',
        more: 'One passenger more',
      },
      checked: {
        label: 'Checked bags',
        hint: 'The large ones',
        less: 'One checked bag less',
        more: 'One checked bag more',
      },
      cabin: {
        label: 'Cabin bags',
        hint: 'Small cases, backpacks',
        less: 'One cabin bag less',
        more: 'One cabin bag more',
      },
      childSeats: {
        label: 'Child seats',
        hint: 'Among your passengers',
        less: 'One child seat less',
        more: 'One child seat more',
      },
      wheelchairs: {
        label: 'Wheelchairs',
        hint: 'Folded, as a checked bag',
        less: 'One wheelchair less',
        more: 'One wheelchair more',
      },
    },
    seats: (count: number) => counted(count, 'seat'),
    bags: (checked: number, cabin: number) =>
      `${checked} checked and ${counted(cabin, 'cabin bag')}`,
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
      `${counted(seats, 'seat')} to spare; every bag place is taken.`,
    nothingLeft: 'Every seat and bag place is taken.',
    placesLeft: (seats: number, bags: number) =>
      seats > 0
        ? `${counted(seats, 'seat')} and ${counted(bags, 'bag place')} left.`
        : `Every seat is taken; ${counted(bags, 'bag place')} left.`,
    tooFewSeats: (seats: number, passengers: number) =>
      `${counted(seats, 'seat')} in one car; you are ${passengers}.`,
    noChildSeats: 'No child seats for this car.',
    tooFewChildSeats: (count: number) => `${counted(count, 'child seat')} in one car.`,
    roomForBags: (checked: number, cabin: number) =>
      `Room for ${checked} checked and ${counted(cabin, 'cabin bag')} in one car.`,
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
      `It takes ${numberWord(count)} cars: ${numberWord(count)} of ${domain.or(names.map(the))}.`,
    noCars: 'Call us, and we find the cars.',
    key: {
      freeSeat: 'Free seat',
      takenSeat: 'Taken seat',
      childSeat: 'Child seat',
      checkedBag: 'Checked bag',
      cabinBag: 'Cabin bag',
      freeBagPlace: 'Free bag place',
    },
    sample:
      'Sample: seats and bag places have not been measured in every car yet. Your confirmation has the final word.',
  },
}

function the(name: string): string {
  return `the ${name}`
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function numberWord(count: number): string {
  const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
  return numbers[count] ?? String(count)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
