import {createClient} from '@sanity/client'

/** Whether nothing has been published in a dataset yet. No apiHost means hosted Sanity. */
export async function datasetIsEmpty(
  apiHost: string | undefined,
  projectId: string,
  dataset: string,
): Promise<boolean> {
  const client = createClient({
    projectId,
    dataset,
    apiVersion: '2025-02-19',
    useCdn: false,
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
  return (await client.fetch<number>('count(*[!(_id in path("_.**"))])')) === 0
}
