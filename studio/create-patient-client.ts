import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

const longestDelayMs = 2000

/**
 * A client that repeats a read for half a minute before it fails. With the usual four seconds, an outage ends in "The
 * structure tool crashed" instead of a form: Sanity's check of references lets its error through (6.15). Changes are not
 * repeated here; the form keeps them and sends them again.
 */
export function createPatientClient(config: ClientConfig): SanityClient {
  return createClient({
    ...config,
    // 100, 200, 400, 800 and 1600 ms, then twelve times the longest.
    maxRetries: 17,
    retryDelay: (attempt) => Math.min(100 * 2 ** attempt, longestDelayMs),
  })
}
