import type {SanityClient} from '@sanity/client'
import type {SchemaType} from 'sanity'

import type {Content} from '../changes/content-shape.ts'
import {describeChanges} from '../changes/describe-changes.ts'
import {readNames} from '../changes/names.ts'
import {readVersion} from './versions.ts'
import type {Version} from './versions.ts'

/** A version with what it changed. */
export type ToldVersion = Version & {
  /** In the order of the form. */
  sentences: string[]
  content: Content | null
  /** The version before it; null for the first, and where the history does not reach back so far. */
  before: Content | null
}

/** Tells versions of one document, newest first, each against the one that follows in the list. */
export async function tellVersions(
  client: SanityClient,
  type: SchemaType,
  documentId: string,
  versions: Version[],
  atMost: number,
): Promise<ToldVersion[]> {
  const contents = await Promise.all(
    versions
      .slice(0, atMost + 1)
      .map(({revision}) => readVersion(client, documentId, revision).catch(() => null)),
  )
  const nameOf = await readNames(client, contents)
  return versions.slice(0, atMost).map((version, index) => {
    const [content = null, before = null] = [contents[index], contents[index + 1]]
    const sentences = content && before ? describeChanges(type, before, content, nameOf) : []
    return {...version, content, before, sentences}
  })
}

/** What a change from one content to another means, with the names of what they point at. */
export async function tellChange(
  client: SanityClient,
  type: SchemaType,
  before: unknown,
  after: unknown,
): Promise<string[]> {
  return describeChanges(type, before, after, await readNames(client, [before, after]))
}
