import {createClient, type SanityClient} from '@sanity/client'
import {isDraftId} from '@sanity/client/csm'
import {evaluate, parse} from 'groq-js'

import {apiVersion} from '../../domain/api-version.ts'
import type {DatasetDocument} from '../dataset/json-values.ts'

/**
 * A client of a content lake that holds these documents and nothing else; it needs no network. Drafts are in the raw
 * perspective alone. A query that does not name its perspective is refused, since the Studio's client would read drafts.
 */
export function documentsClient(documents: DatasetDocument[]): SanityClient {
  return createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion,
    useCdn: false,
    resolveFetch: () => async (url) => {
      const {searchParams} = new URL(url)
      const query = searchParams.get('query') ?? ''
      const params: Record<string, unknown> = Object.fromEntries(
        [...searchParams]
          .filter(([name]) => name.startsWith('$'))
          .map(([name, value]) => [name.slice(1), JSON.parse(value)]),
      )
      const perspective = searchParams.get('perspective')
      if (perspective !== 'raw' && perspective !== 'published') {
        const error = {
          description: 'The query names neither the raw nor the published perspective.',
        }
        return Response.json({error}, {status: 400})
      }
      const dataset =
        perspective === 'raw' ? documents : documents.filter(({_id}) => !isDraftId(_id))
      const answer = await evaluate(parse(query, {params}), {dataset, params})
      return Response.json({query, ms: 1, result: await answer.get()})
    },
  })
}
