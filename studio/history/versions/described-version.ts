import type {SanityClient} from '@sanity/client'
import type {SchemaType} from 'sanity'

import type {Content} from '../changes/content-shape.ts'
import {describeChanges} from '../changes/describe-changes.ts'
import {readReferenceNames} from '../changes/reference-names.ts'
import {readVersion} from './versions.ts'
import type {Version} from './versions.ts'

/** A version with what it changed. */
export type DescribedVersion = Version & {
  /** In the order of the form. */
  sentences: string[]
  content: Content | null
  /** The version before it; null for the first, and where the history does not reach back so far. */
  before: Content | null
}

/** Describes versions of one document, newest first, each compared with the next one in the list. */
export async function describeVersions(
  client: SanityClient,
  type: SchemaType,
  documentId: string,
  versions: Version[],
  limit: number,
): Promise<DescribedVersion[]> {
  const contents = await Promise.all(
    versions
      .slice(0, limit + 1)
      .map(({revision}) => readVersion(client, documentId, revision).catch(() => null)),
  )
  const nameOf = await readReferenceNames(client, contents)
  return versions.slice(0, limit).map((version, index) => {
    const [content = null, before = null] = [contents[index], contents[index + 1]]
    const sentences = content && before ? describeChanges(type, before, content, nameOf) : []
    return {...version, content, before, sentences}
  })
}

/** The sentences for a change from one content to another, with the names of what they refer to. */
export async function describeChange(
  client: SanityClient,
  type: SchemaType,
  before: unknown,
  after: unknown,
): Promise<string[]> {
  return describeChanges(type, before, after, await readReferenceNames(client, [before, after]))
}
