import {translatedRoutes} from './routes.ts'

/** In bytes, compressed by gzip at level 9. Each part that answers a question may cost 8 kB on the pages that show it. */
const budgets = {home: 145_000, furtherRoute: 8000, answers: 15_500, fit: 12_900, account: 75_000}

/** The scripts of a home page, or what another route may fetch beyond those of its language. */
export function scriptBudget(path: string): number {
  const route = translatedRoutes.find(({spanish}) => spanish === path)?.english ?? path
  if (route === '/') return budgets.home
  if (/auth|dashboard|acceso|panel/.test(route)) return budgets.account
  // Refunds, airports and whether a party fits.
  if (route === '/services/airport-transfers') return budgets.fit
  // Costs and refunds.
  return route === '/services/hourly-service' ? budgets.answers : budgets.furtherRoute
}

/** The one inline script of every page, as it is. */
export const bootScriptBudget = 2300
