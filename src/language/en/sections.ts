/** Words of the sections that many pages have. */
export const words = {
  /** Follows the number, which is a text of its own: the preview knows it by that. */
  passengers: (range: string): string => (range === '1' ? 'passenger' : 'passengers'),
  bags: (checked: number, cabin: number) =>
    `${checked} checked and ${cabin} carry-on ${cabin === 1 ? 'bag' : 'bags'}`,
  bookVehicle: 'Book This Vehicle',
  coverage: {
    /** What the map shows, for screen readers. */
    map: 'Schematic map of the South Florida coast from Palm Beach County to Miami-Dade County',
    /** After the words that open all cities of a county, for screen readers. */
    places: (count: number, county: string) => ` ${count} places in ${county}`,
    empty: 'Tell us where you are going and we will plan the way.',
  },
  finder: {
    field: 'City, airport, port or convention center',
    placesFound: 'Places found',
    whereWeMeet: 'Where we meet you',
    first: (count: number) => `These are the first ${count}. Type more to find the others.`,
    kinds: {
      airport: 'Airport',
      cruisePort: 'Cruise port',
      conventionCenter: 'Convention center',
      county: 'County',
      city: 'City',
    },
    kindIn: (kind: string, county: string) => `${kind} in ${county} County`,
    unknown: (query: string) => `“${query}” is not among the places that we list. Ask us about it.`,
    guess: (name: string) => `We drive to ${name}. Is that what you mean?`,
    guesses: (count: number) => `Do you mean one of these ${count}? We drive to all of them.`,
    found: (name: string) => `Yes, we drive to ${name}.`,
    more: (count: number) => `${count} more ${count === 1 ? 'place matches' : 'places match'}.`,
  },
  fleet: {
    empty: 'Our vehicles will be listed here shortly.',
    childSeats: (count: number) => `${count} child ${count === 1 ? 'seat' : 'seats'}`,
    pets: 'pets welcome',
    sample: ' (sample)',
    sideBySide: 'The fleet side by side',
  },
  services: {
    empty: 'Tell us about your journey and we will plan it with you.',
    /** After "Learn more", for screen readers. */
    about: (title: string) => ` about ${title}`,
    popular: 'Most Popular',
    desk: {
      contact: 'Who to call',
      payment: 'Terms of payment',
      licenses: 'For-hire licenses',
      documents: 'Documents',
    },
  },
}
