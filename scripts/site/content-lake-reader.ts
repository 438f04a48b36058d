import {createClient} from '@sanity/client'

import {apiVersion} from '../../domain/api-version.ts'
import {environment} from '../../environment.ts'
import type {FetchQuery} from '../../src/content/query/fetch-query.ts'
import {contentLakeError} from '../dataset/content-lake-problem.ts'

const {apiHost, dataset, projectId} = environment.contentLake

/** Reads published content for prerendering, past every cache: a page must not be built from old content. */
export function contentLakeReader(): FetchQuery {
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    perspective: 'published',
    useCdn: false,
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
  return async <Result>(query: string, params: Record<string, string>) => {
    try {
      const {result, syncTags} = await client.fetch<Result>(query, params, {filterResponse: false})
      return {result, syncTags: syncTags ?? []}
    } catch (error) {
      throw contentLakeError(error, environment.contentLake)
    }
  }
}
