import type {SanityClient} from '@sanity/client'

/**
 * The present time in ms since 1970, by this computer's clock or, where that is ahead, by the content lake's: a time
 * from a clock that is ahead would still lie in the future for the site. Rejects as the client does.
 */
export async function readPresentTime(
  client: SanityClient,
  options: {signal?: AbortSignal} = {},
): Promise<number> {
  const lakeTime = await client.fetch<string>('now()', {}, options)
  return Math.min(Date.now(), Date.parse(lakeTime))
}
