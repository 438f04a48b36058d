import type {SanityClient} from '@sanity/client'
import type {Path, SanityDocument, SchemaType} from 'sanity'

import {type Language, mainLanguage} from '../../../domain/language.ts'
import {formatInMiami} from '../../../domain/time/miami-time.ts'
import {words} from '../../../domain/words/en.ts'
import {textAt} from '../../content/content-value.ts'
import type {Content} from '../../content/content-value.ts'
import {sentence} from '../../history/changes/change.ts'
import {changesBetween} from '../../history/changes/describe-changes.ts'
import {readReferenceNames} from '../../history/changes/reference-names.ts'
import {readVersionBefore, readLastVersions} from '../../history/versions/versions.ts'
import {languageOfId, originalId} from '../../language/document-language.ts'
import {untranslatedFields} from '../../language/translatable-text.ts'
import {type TranslationCheck, lastMatchedEnglishAt} from '../../language/translation-checks.ts'

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
    const since = lastMatchedEnglishAt(own, checks)
    const isOutdated =
      languageOfId(own._id) !== mainLanguage && original && original._updatedAt > since
    return isOutdated ? [{own, original, since}] : []
  })
}

/**
 * What changed in the originals since. A page of which the history cannot be read is named as unread: everything else
 * is of use without it.
 */
export async function readChangedInEnglish(
  client: SanityClient,
  typeNamed: (name: string) => SchemaType | undefined,
  outdated: Outdated[],
): Promise<{changed: ChangedInEnglish[]; unread: string[]}> {
  const answers = await Promise.allSettled(
    outdated.map(async (pair) => {
      const type = typeNamed(pair.own._type)
      return type ? readChangedPage(client, type, pair) : null
    }),
  )
  return {
    changed: answers.flatMap((answer) =>
      answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
    ),
    unread: outdated.flatMap(({own}, index) =>
      answers[index]?.status === 'rejected' ? [own._id] : [],
    ),
  }
}

/** Null where nothing changed. */
async function readChangedPage(
  client: SanityClient,
  type: SchemaType,
  {own, original, since}: Outdated,
): Promise<ChangedInEnglish | null> {
  const before = await readVersionAt(client, original._id, since)
  const changes = before ? await readChanges(client, type, before, original) : [unknown(original)]
  if (changes.length === 0) return null
  return {
    id: own._id,
    type: own._type,
    language: languageOfId(own._id),
    publishedAt: original._updatedAt,
    changes,
  }
}

/** What visitors read at a time, null where the history does not reach back so far. */
async function readVersionAt(
  client: SanityClient,
  id: string,
  time: string,
): Promise<Content | null> {
  const versions = await readLastVersions(client, id)
  const firstSince = versions.findLastIndex(({timestamp}) => timestamp > time)
  const version = await readVersionBefore(client, id, versions, firstSince)
  // Where the history begins later, it may have been published again before that.
  return Date.parse(textAt(version, '_updatedAt')) <= Date.parse(time) ? version : null
}

async function readChanges(
  client: SanityClient,
  type: SchemaType,
  before: Content,
  original: SanityDocument,
) {
  const nameOf = await readReferenceNames(client, [before, original])
  return changesBetween(type, before, original, nameOf)
    .filter(({path}) => !untranslatedFields.some((field) => field === path?.[0]))
    .map((change) => ({sentence: sentence(change), path: change.path ?? []}))
}

/** The history of a project reaches back some days alone. */
function unknown({_updatedAt: publishedAt}: SanityDocument) {
  const day = formatInMiami(Date.parse(publishedAt), {dateStyle: 'long'}, words)
  return {
    sentence: `The English was published again on ${day}; what changed is no longer known.`,
    path: [],
  }
}
