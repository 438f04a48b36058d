import type {SanityClient} from '@sanity/client'

/**
 * The present time in ms since 1970, by this computer's clock or, where that is ahead, by the content lake's: for the
 * site, what was done by a clock that is ahead would happen only later. Rejects as the client does.
 */
export async function readPresentTime(client: SanityClient): Promise<number> {
  const lakeTime = await client.fetch<string>('now()')
  return Math.min(Date.now(), Date.parse(lakeTime))
}
