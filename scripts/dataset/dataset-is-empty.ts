import {createClient} from '@sanity/client'

import {apiVersion} from '../../domain/api-version.ts'
import {contentFilter} from './content-lake-client.ts'

/**
 * Whether nothing has been published in a dataset yet; pictures alone are what a load that was interrupted left. No
 * apiHost means hosted Sanity.
 */
export async function datasetIsEmpty(
  apiHost: string | undefined,
  projectId: string,
  dataset: string,
): Promise<boolean> {
  const client = createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
  return (await client.fetch<number>(`count(*[${contentFilter}])`)) === 0
}
