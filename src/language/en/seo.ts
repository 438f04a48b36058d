/** What search engines and language models read beside the pages. */
export const words = {
  home: 'Home',
  pricePerHour: (price: string) => `${price} per hour`,
  county: (name: string) => `${name} County, Florida`,
  hourlyRates: 'Hourly rates',
  jobIn: (title: string, location: string) => `${title} in ${location}`,
  transfersOf: (place: string) => `Chauffeured transfers, ${place}`,
  airportTransfer: 'Airport transfer',
  portTransfer: 'Cruise port transfer',
  pages: 'Pages',
  otherLanguages: 'Other languages',
  data: 'Data',
  aboutData: 'The same facts as JSON, as of the last build of the site.',
}
