import type {SanityClient} from '@sanity/client'

import {contentFilter, contentLakeClient, type Target} from '../dataset/content-lake-client.ts'
import {readDatasetFolder} from '../dataset/dataset-folder.ts'
import {withoutLoopbackUrls} from '../dataset/loopback-urls.ts'
import {documentsClient} from './documents-client.ts'
import {importedDocument} from './imported-document.ts'
import type {WholeDocument} from './validate-as-studio.ts'

type Content = {
  documents: WholeDocument[]
  client: SanityClient
}

/** Every document of a dataset; drafts only with a token. Rejects with the client's error. */
export async function contentOfDataset(target: Target): Promise<Content> {
  const client = contentLakeClient(target)
  return {documents: await client.fetch(`*[${contentFilter}] | order(_type, _id)`), client}
}

/**
 * Every document of a folder as if it were loaded, into a hosted dataset without URLs of this machine. Rejects as
 * readDatasetFolder and withoutLoopbackUrls do.
 */
export async function contentOfFolder(folder: string, {hosted = false} = {}): Promise<Content> {
  const stored = await readDatasetFolder(folder)
  const {documents} = hosted ? withoutLoopbackUrls(stored.documents) : stored
  return {documents: documents.map(importedDocument), client: documentsClient(documents)}
}
