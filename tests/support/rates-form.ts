import type {Locator, Page} from '@playwright/test'

import {choose, expect} from './studio.ts'

/** The upper price of the Rolls Royce for short rides, in its form. */
export async function openRollsRoycePrice(studio: Page): Promise<Locator> {
  await choose(studio, 'Rates')
  const price = studio.getByLabel('Rolls Royce, 2-4 hours, to')
  await expect(price).toHaveValue('500')
  return price
}

/** A patch of the upper price of the Cadillac Escalade for short rides, which is $180. */
export function escaladePrice(price: number) {
  return {'rateCards[0].prices[vehicle._ref == "vehicle-escalade"].price.max': price}
}
