/** Words of the refund timeline. */
export const words = {
  date: 'Pick-up date',
  time: 'Pick-up time',
  miamiTime: 'Miami time, wherever you are',
  now: 'Now',
  pickUp: 'Pick-up',
  beforePickUp: 'before pick-up',
  tierBeforePickUp: (hours: string) => `${hours} before pick-up`,
  until: (dayAndTime: string) => `Until ${dayAndTime}`,
  untilPickUp: (time: string) => `Until pick-up at ${time}`,
  afterThat: (time: string) => `After that, until pick-up at ${time}`,
  cancelBy: (dayAndTime: string, percent: number) => {
    const refund = percent === 100 ? 'everything' : percent === 50 ? 'half' : `${percent}%`
    return `Cancel by ${dayAndTime}, and get ${refund} back.`
  },
  noShow: (percent: number) => {
    const charge =
      percent === 100 ? 'the full price' : percent === 0 ? 'nothing' : `${percent}% of the price`
    return `If nobody comes to the car, ${charge} is charged.`
  },
  weather: (percent: number) => {
    const refund = percent === 100 ? 'everything' : percent === 0 ? 'nothing' : `${percent}%`
    return `If the weather makes the ride unsafe, you get ${refund} back.`
  },
  hasPassed: 'That time has passed.',
  tooLate: 'Too late for a refund.',
  noRule: 'Our policy says nothing about that.',
  callUs: 'Call us.',
  updating: 'Our refund rules are being updated.',
  addToCalendar: 'Add to calendar',
  reminder: {
    file: 'refund-reminder.ics',
    refund: (percent: number) => (percent === 100 ? 'a full refund' : `a refund of ${percent}%`),
    title: (refund: string) => `last chance for ${refund}`,
    cancelBy: (dayAndTime: string, refund: string) =>
      `Cancel by ${dayAndTime}, Miami time, for ${refund}.`,
    pickUp: (dayAndTime: string) => `Pick-up: ${dayAndTime}.`,
  },
}
