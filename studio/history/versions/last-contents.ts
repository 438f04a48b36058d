import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'
import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'

/** The last state of each document, deleted or not, by its id. */
export async function readLastContents(
  client: SanityClient,
  ids: string[],
): Promise<Map<string, Content>> {
  const {dataset = ''} = client.config()
  const portions = Array.from({length: Math.ceil(ids.length / idsPerRequest)}, (_, index) =>
    ids.slice(index * idsPerRequest, (index + 1) * idsPerRequest),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      client.request<{documents?: unknown[]}>({
        url: `/data/history/${dataset}/documents/${portion.join(',')}?lastRevision=true`,
        tag: 'history.last-contents',
      }),
    ),
  )
  const documents = answers.flatMap((answer) => answer.documents ?? []).filter(isRecord)
  return new Map(documents.map((found) => [textAt(found, '_id'), found]))
}

/** They are part of the URL, and servers limit its length. */
const idsPerRequest = 100
