import type {parts as english} from '../en/parts.ts'

export const parts: typeof english = {
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
