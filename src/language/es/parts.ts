import type {parts as english} from '../en/parts.ts'

export const parts: typeof english = {
  seo: () => import('./seo.ts'),
  site: () => import('./site.ts'),
  account: () => import('./account.ts'),
  booking: () => import('./booking.ts'),
  sections: () => import('./sections.ts'),
  answers: () => import('./answers.ts'),
}
