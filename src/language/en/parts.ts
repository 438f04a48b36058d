/**
 * The words by the part of the site that shows them. `site`, `sections` and `booking` are one file of the build
 * (site-bundle.ts), each other part one of its own. Other languages have the same parts.
 */
export const parts = {
  seo: () => import('./seo.ts'),
  site: () => import('./site.ts'),
  account: () => import('./account.ts'),
  booking: () => import('./booking.ts'),
  sections: () => import('./sections.ts'),
  jobs: () => import('./jobs.ts'),
  destination: () => import('./destination.ts'),
  cancellation: () => import('./cancellation.ts'),
  rates: () => import('./rates.ts'),
  rateSheet: () => import('./rate-sheet.ts'),
  contact: () => import('./contact.ts'),
  cost: () => import('./cost.ts'),
  refund: () => import('./refund.ts'),
  fit: () => import('./fit.ts'),
}
