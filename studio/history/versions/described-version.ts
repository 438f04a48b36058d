import type {SanityClient} from '@sanity/client'
import type {SchemaType} from 'sanity'

import type {Content} from '../../content/content-value.ts'
import {describeChanges} from '../changes/describe-changes.ts'
import {readReferenceNames} from '../changes/reference-names.ts'
import {readTransactions, wasCreated} from './transactions.ts'
import {readVersion, readVersionBefore} from './versions.ts'
import type {Version} from './versions.ts'

/** A version with what it changed. */
export type DescribedVersion = Version & {
  /** One sentence for each change, in form order, or a single one if nothing changed or nothing is known. */
  sentences: string[]
  content: Content | null
  /** The version before it; null for the first, and where the history does not reach back so far. */
  before: Content | null
}

/** Describes versions of one document, newest first, each compared with the one before it. */
export async function describeVersions(
  client: SanityClient,
  type: SchemaType,
  documentId: string,
  versions: Version[],
  limit: number,
): Promise<DescribedVersion[]> {
  const described = versions.slice(0, limit)
  const contents = await Promise.all(
    [
      ...described.slice(0, 1).map(({revision}) => readVersion(client, documentId, revision)),
      ...described.map((_, index) => readVersionBefore(client, documentId, versions, index)),
    ].map((content) => content.catch(() => null)),
  )
  const nameOf = await readReferenceNames(client, contents)
  return Promise.all(
    described.map(async (version, index) => {
      const [content = null, before = null] = [contents[index], contents[index + 1]]
      const sentences =
        content && before
          ? [
              ...(version.cameBack ? ['Came back to the site'] : []),
              ...describeChanges(type, before, content, nameOf),
            ]
          : [await withoutVersionBefore(client, documentId, version)]
      if (sentences.length === 0) sentences.push('Published without a change')
      return {...version, content, before, sentences}
    }),
  )
}

/** What can be said of a version where the one before it is not there, or no longer. */
async function withoutVersionBefore(
  client: SanityClient,
  documentId: string,
  {revision}: Version,
): Promise<string> {
  const range = {fromTransaction: revision, toTransaction: revision, effectFormat: 'mendoza'}
  const isFirst = await readTransactions(client, [documentId], range)
    .then(([transaction]) => transaction !== undefined && wasCreated(transaction, documentId))
    .catch(() => false)
  return isFirst ? 'First version' : 'What changed is no longer known'
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
