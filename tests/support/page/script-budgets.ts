import {translatedRoutes} from './routes.ts'

/**
 * In bytes, compressed by gzip at level 9. Each calculator (costs, refunds, whether a party fits) may take 8 kB on the pages
 * that show it.
 */
const budgets = {
  home: 145_000,
  furtherRoute: 8000,
  calculators: 15_500,
  fit: 12_900,
  account: 75_000,
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
  // Refunds, airports and whether a party fits.
  if (path === '/services/airport-transfers') return budgets.fit
  // Costs and refunds.
  return path === '/services/hourly-service' ? budgets.calculators : budgets.furtherRoute
}

/** The one inline script of every page, as it is. */
export const bootScriptBudget = 2300
