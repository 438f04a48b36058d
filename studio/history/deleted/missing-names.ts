import type {SanityClient} from '@sanity/client'
import type {SchemaType} from 'sanity'

import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {documentTitle} from '../../content/item-name.ts'
import {readLastContents} from '../versions/last-contents.ts'

/** The names of documents and pictures that are gone, in the order of their ids. Throws what the client throws. */
export async function readMissingNames(
  client: SanityClient,
  typeOf: (name: string) => SchemaType | undefined,
  ids: string[],
): Promise<string[]> {
  const contents = await readLastContents(client, ids)
  return ids.map((id) => {
    const last = contents.get(id)
    return id.startsWith('image-')
      ? pictureName(last)
      : documentTitle(typeOf(textAt(last, '_type')), last)
  })
}

function pictureName(last: Content | undefined): string {
  const file = textAt(last, 'originalFilename')
  return file ? `The picture "${file}"` : 'A picture'
}
