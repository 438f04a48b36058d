import type {ValidationContext} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'

/** What a rule needs that looks beyond its own document. */
export type RuleContext = Pick<ValidationContext, 'document' | 'getClient'>

/** The result of a query over the published documents, for rules that look beyond their own document. */
export function readPublished<Result>(
  {getClient}: Pick<RuleContext, 'getClient'>,
  query: string,
  params: Record<string, string | string[]> = {},
): Promise<Result> {
  return getClient({apiVersion}).fetch<Result>(query, params, {
    perspective: 'published',
  })
}
