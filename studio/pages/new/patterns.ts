/** Which sections of a published page a new page starts with, in this order. */
type Source = {page: string; types: string[]}

/** Stands for a page of an airport or a port: the one that has been there longest. */
export const anyDestinationPage = 'any page of a destination'

export type Pattern = {
  name: string
  title: string
  detail: string
  sources: Source[]
}

/**
 * What a new page can start from. Its sections are those of the site's own pages, so that a draft says nothing that
 * the office has not said before.
 */
export const patterns: Pattern[] = [
  {
    name: 'landing',
    title: 'Landing page',
    detail: 'For a hotel, a city or an advertisement: reasons, fleet, questions',
    sources: [
      {page: 'service-corporate-travel', types: ['pageHeroSection']},
      {page: 'page-home', types: ['pillarsSection', 'fleetSection', 'faqSection']},
      {page: 'service-airport-transfers', types: ['callToActionSection']},
    ],
  },
  {
    name: 'airport',
    title: 'Airport or port',
    detail: 'Where you meet, waiting, drive times, vehicles, what people ask',
    sources: [
      {
        page: anyDestinationPage,
        types: [
          'destinationHeadSection',
          'meetingSection',
          'waitingSection',
          'driveTimesSection',
          'destinationVehiclesSection',
          'faqSection',
          'bookingStripSection',
        ],
      },
    ],
  },
  {
    name: 'event',
    title: 'Event or season',
    detail: 'A boat show, Art Basel week, the holidays: packages and kinds of events',
    sources: [
      {
        page: 'service-special-events',
        types: [
          'pageHeroSection',
          'packagesSection',
          'eventTypesSection',
          'featuresSection',
          'faqSection',
          'callToActionSection',
        ],
      },
    ],
  },
  {
    name: 'text',
    title: 'Text',
    detail: 'A heading and paragraphs, for anything else',
    sources: [],
  },
]
