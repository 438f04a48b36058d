/** The public routes of the specification's table. */
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
]

const codeRoutes = ['/auth', '/embed-test']

export const publicRoutes = [...contentRoutes, ...codeRoutes]
