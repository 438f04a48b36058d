import type {ValidationContext} from 'sanity'

/** The answer to a query over the published documents, for rules that look beyond their document. */
export function readPublished<Answer>(
  {getClient}: ValidationContext,
  query: string,
  params: Record<string, string> = {},
): Promise<Answer> {
  return getClient({apiVersion: '2025-02-19'}).fetch<Answer>(query, params, {
    perspective: 'published',
  })
}
