import type {ValidationContext} from 'sanity'

import {retryMs} from '../../ui/retry-ms.ts'

/**
 * The result of a query, for rules that look beyond their own document. What the lake refuses is thrown. While it does
 * not answer it is asked again: Sanity keeps a rule that failed as an error until the document changes, and nothing could
 * be published when the connection is back.
 */
export async function readDocuments<Result>(
  {getClient}: ValidationContext,
  query: string,
  params: Record<string, unknown> = {},
  perspective: 'published' | 'raw' = 'published',
): Promise<Result> {
  const client = getClient({apiVersion: '2025-02-19'})
  for (;;) {
    try {
      return await client.fetch<Result>(query, params, {perspective})
    } catch (error) {
      if (isRefusal(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }
}

/** Whether the lake has answered, and would answer the same again. */
function isRefusal(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  )
}
