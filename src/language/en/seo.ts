/** What search engines and language models read beside the pages. */
export const words = {
  home: 'Home',
  pricePerHour: (price: string) => `${price} per hour`,
  county: (name: string) => `${name} County, Florida`,
  hourlyRates: 'Hourly rates',
  transfersOf: (place: string) => `Chauffeured transfers, ${place}`,
  airportTransfer: 'Airport transfer',
  portTransfer: 'Cruise port transfer',
  pages: 'Pages',
  otherLanguages: 'Other languages',
  data: 'Data',
  aboutData: 'The same facts as JSON, as of the last build of the site.',
  /** What is in each file of open data. */
  dataFiles: {
    rates:
      'hourly prices in US dollars by vehicle and booked hours, the shortest booking, and the next rates with their first day',
    vehicles: 'vehicles with passengers and features',
    coverage: 'counties with their cities, and airports, cruise ports and convention centers',
    'cancellation-policy':
      'how much of the price comes back by the hours between canceling and pick-up, for a no-show and in bad weather',
    openings: 'job openings that are open, each with its page',
  },
}
