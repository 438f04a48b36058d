import {getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** A new vehicle is published before it can have a price, so this warns and names the next step. */
export async function checkHourlyPrice(
  vehicle: SanityDocument | undefined,
  context: RuleContext,
): Promise<ValidationResult> {
  if (!vehicle) return true
  const priced = await readPublished<boolean>(
    context,
    '$id in *[_id == "rates"][0].rateCards[0].prices[].vehicle._ref',
    {id: getPublishedId(vehicle._id)},
  )
  return priced || 'This vehicle has no hourly price yet. Publish it, then add its price in Rates.'
}
