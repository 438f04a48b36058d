import {createClient, type SanityClient} from '@sanity/client'

import {apiVersion} from '../../domain/api-version.ts'
import type {Environment} from '../../environment.ts'

/** A dataset, local or hosted. No apiHost means Sanity's own hosts. */
export type Target = Pick<Environment['contentLake'], 'projectId' | 'dataset' | 'apiHost' | 'token'>

/** A client that reads and writes everything in a dataset, drafts too, past every cache. */
export function contentLakeClient({apiHost, projectId, dataset, token}: Target): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion,
    perspective: 'raw',
    useCdn: false,
    maxRetries: 2,
    ...(token && {token}),
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
}

/** The name of a dataset in messages. */
export function datasetName({apiHost, projectId, dataset}: Target): string {
  return `dataset "${dataset}" of ${apiHost ?? `project ${projectId}`}`
}

/** The documents of uploaded pictures and files. */
export const assetFilter = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

/** The documents that people write: neither files nor what the content lake keeps for itself. */
export const contentFilter = `!(${assetFilter}) && !(_id in path("_.**"))`
