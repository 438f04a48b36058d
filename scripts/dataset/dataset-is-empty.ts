import {contentFilter, contentLakeClient, type Target} from './content-lake-client.ts'

/** Whether nothing has been published in a dataset yet; pictures alone are what a load that was interrupted left. */
export async function datasetIsEmpty(target: Target): Promise<boolean> {
  // As visitors ask it.
  const client = contentLakeClient({...target, token: undefined})
  const query = `count(*[${contentFilter}])`
  return (await client.fetch<number>(query, {}, {perspective: 'published'})) === 0
}
