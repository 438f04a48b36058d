import {type ClientConfig, createClient, type SanityClient} from '@sanity/client'

import {apiVersion} from '../../../domain/api-version.ts'

/** A client of a content lake on this machine: `apiHost` is its URL, the rest is what differs from a visitor's. */
export function localLakeClient(config: ClientConfig & {apiHost: string}): SanityClient {
  return createClient({
    projectId: 'localdev',
    dataset: 'production',
    apiVersion,
    useProjectHostname: false,
    useCdn: false,
    ...config,
  })
}
