import {
  type ClientConfig,
  createClient,
  type RequestHandlerOptions,
  type SanityClient,
} from '@sanity/client'

/**
 * Tags of the reads that an open form depends on. When the check of references fails, Sanity 6.15 replaces the whole form
 * by "The structure tool crashed"; when the document itself cannot be read, a dialog covers it.
 */
const formReads = /\.(preview\.documents-availability|document\.pair\.fetch)$/

const maxRetryDelayMs = 2000
/** 100, 200, 400, 800 and 1600 ms apart, then twelve times the longest: 27 s. */
const formReadRetries = 17

/**
 * A client for the Studio that repeats the reads of an open form for half a minute while there is no connection, instead
 * of for three seconds. Other requests are repeated as usual, and changes not at all.
 */
export function createRetryingClient(config: ClientConfig): SanityClient {
  const {requestHandler = (request, send) => send(request)} = config
  return createClient({
    ...config,
    retryDelay: (attempt) => Math.min(100 * 2 ** attempt, maxRetryDelayMs) + Math.random() * 100,
    requestHandler: (request, send) =>
      requestHandler(request, (sent) =>
        send(formReads.test(tagOf(sent)) ? {...sent, maxRetries: formReadRetries} : sent),
      ),
  })
}

function tagOf({query}: RequestHandlerOptions): string {
  const tag = query instanceof URLSearchParams ? query.get('tag') : query?.['tag']
  return String(tag)
}
