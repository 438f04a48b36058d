/** Pages of which the office writes the texts. */
export const contentRoutes = [
  '/',
  '/contact',
  '/reservation',
  '/services/airport-transfers',
  '/services/corporate-travel',
  '/services/special-events',
  '/services/hourly-service',
  '/privacy-policy',
  '/terms-of-service',
  '/careers',
  '/airports/mia',
  '/ports/port-everglades',
  '/rate-sheet',
]

/** From the same pattern, with other facts. */
export const furtherDestinationRoutes = [
  '/airports/fll',
  '/airports/opf',
  '/airports/pbi',
  '/airports/tmb',
  '/ports/portmiami',
]

/** Pages of which the code holds the texts. */
export const codeRoutes = ['/auth', '/embed-test']

export const publicRoutes = [...contentRoutes, ...codeRoutes]
