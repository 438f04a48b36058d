import type {SanityClient} from '@sanity/client'
import type {Path, SanityDocument, SchemaType} from 'sanity'

import {type Language, mainLanguage} from '../../domain/language.ts'
import {sentence} from '../history/changes/change.ts'
import {changesBetween} from '../history/changes/describe-changes.ts'
import {readReferenceNames} from '../history/changes/reference-names.ts'
import {readVersion, readVersions} from '../history/versions/versions.ts'
import {languageOfId, originalId} from '../language/document-language.ts'
import {ownFields} from '../language/words.ts'

/** A page in another language, and what its original says otherwise since that was published. */
export type ChangedInEnglish = {
  id: string
  type: string
  language: Language
  changes: {sentence: string; path: Path}[]
}

type Outdated = {own: SanityDocument; original: SanityDocument}

/** The published pages of which the original has been published later. */
export function outdatedTranslations(published: SanityDocument[]): Outdated[] {
  const byId = new Map(published.map((document) => [document._id, document]))
  return published.flatMap((own) => {
    const original = byId.get(originalId(own._id))
    const isOutdated =
      languageOfId(own._id) !== mainLanguage && original && original._updatedAt > own._updatedAt
    return isOutdated ? [{own, original}] : []
  })
}

/** How many publishes of the original are looked through. */
const maxVersions = 20

/** What changed in the original since; null where nothing did, or where the history does not reach back so far. */
export async function readChangedInEnglish(
  client: SanityClient,
  type: SchemaType,
  {own, original}: Outdated,
): Promise<ChangedInEnglish | null> {
  const versions = await readVersions(client, original._id, maxVersions)
  const then = versions.find(({timestamp}) => timestamp <= own._updatedAt)
  const before = then && (await readVersion(client, original._id, then.revision))
  if (!before) return null
  const nameOf = await readReferenceNames(client, [before, original])
  const changes = changesBetween(type, before, original, nameOf)
    .filter(({path}) => !ownFields.some((field) => field === path?.[0]))
    .map((change) => ({sentence: sentence(change), path: change.path ?? []}))
  if (changes.length === 0) return null
  return {id: own._id, type: own._type, language: languageOfId(own._id), changes}
}
