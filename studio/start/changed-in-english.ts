import type {SanityClient} from '@sanity/client'
import type {Path, SanityDocument, SchemaType} from 'sanity'

import {type Language, mainLanguage} from '../../domain/language.ts'
import {sentence} from '../history/changes/change.ts'
import {changesBetween} from '../history/changes/describe-changes.ts'
import {readReferenceNames} from '../history/changes/reference-names.ts'
import {readVersion, readVersions} from '../history/versions/versions.ts'
import {languageOfId, originalId} from '../language/document-language.ts'
import {ownFields} from '../language/words.ts'
import type {TranslationCheck} from './use-start-page-data.ts'

/** A page in another language, and what its original says otherwise since that was published. */
export type ChangedInEnglish = {
  id: string
  type: string
  language: Language
  /** When the English was published, an ISO date with time. */
  publishedAt: string
  changes: {sentence: string; path: Path}[]
}

/** `since` is when both last said the same, as an ISO date with time. */
type Outdated = {own: SanityDocument; original: SanityDocument; since: string}

/** The published pages of which the original has been published later, and after the last look at both. */
export function outdatedTranslations(
  published: SanityDocument[],
  checks: readonly TranslationCheck[],
): Outdated[] {
  const byId = new Map(published.map((document) => [document._id, document]))
  return published.flatMap((own) => {
    const original = byId.get(originalId(own._id))
    const checkedAt = checks.find(({id}) => id === own._id)?.checkedAt ?? ''
    const since = checkedAt > own._updatedAt ? checkedAt : own._updatedAt
    const isOutdated =
      languageOfId(own._id) !== mainLanguage && original && original._updatedAt > since
    return isOutdated ? [{own, original, since}] : []
  })
}

/** How many publishes of the original are looked through. */
const maxVersions = 20

/** What changed in the original since; null where nothing did, or where the history does not reach back so far. */
export async function readChangedInEnglish(
  client: SanityClient,
  type: SchemaType,
  {own, original, since}: Outdated,
): Promise<ChangedInEnglish | null> {
  const versions = await readVersions(client, original._id, maxVersions)
  const then = versions.find(({timestamp}) => timestamp <= since)
  const before = then && (await readVersion(client, original._id, then.revision))
  if (!before) return null
  const nameOf = await readReferenceNames(client, [before, original])
  const changes = changesBetween(type, before, original, nameOf)
    .filter(({path}) => !ownFields.some((field) => field === path?.[0]))
    .map((change) => ({sentence: sentence(change), path: change.path ?? []}))
  if (changes.length === 0) return null
  return {
    id: own._id,
    type: own._type,
    language: languageOfId(own._id),
    publishedAt: original._updatedAt,
    changes,
  }
}
