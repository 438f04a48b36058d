import {translatedRoutes} from './routes.ts'

/**
 * In bytes, compressed by gzip at level 9. What a route beyond the home page has here was set 8 to 10 % above what it
 * fetched; what has come close to its limit since gets no more room.
 */
const budgets = {
  home: 145_000,
  furtherRoute: 8000,
  account: 75_000,
}

const budgetsByRoute: Record<string, number> = {
  '/reservation': 880,
  '/nowhere': 1250,
  '/privacy-policy': 1740,
  '/services/special-events': 3080,
  '/rate-sheet': 4400,
  '/careers': 5180,
  '/embed-test': 6800,
  '/terms-of-service': 7600,
  // Airports, refunds and whether a party fits.
  '/services/airport-transfers': 12_900,
  // Costs and refunds.
  '/services/hourly-service': 15_500,
}

/**
 * The scripts of a home page, or what another route may fetch beyond those of its language. A Spanish page may take 2 %
 * more than its English one.
 */
export function scriptBudget(path: string): number {
  const english = translatedRoutes.find(({spanish}) => spanish === path)?.english
  if (english) return scriptBudget(english) * 1.02
  if (path === '/') return budgets.home
  if (/auth|dashboard|acceso|panel/.test(path)) return budgets.account
  return budgetsByRoute[path] ?? budgets.furtherRoute
}

/** The one inline script of every page, as it is. */
export const bootScriptBudget = 2300
