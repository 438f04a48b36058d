import type {SanityClient} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'

import {mainLanguage} from '../../../domain/language.ts'
import {changedFields} from '../../content/changed-fields.ts'
import {freePath, takenPaths} from './free-path.ts'
import {type Pattern, anyDestinationPage} from './patterns.ts'

type Section = {_type: string; _key: string; [field: string]: unknown}

/** What a new page starts from: a pattern, or the page with an id. */
export type Start = {pattern: Pattern} | {copyOf: string}

/** The page that was to be copied has left the site. */
export class CopiedPageGone extends Error {}

/**
 * The draft of a new page with a title, with sections of pages that are published. Rejects as the client does, and with
 * `CopiedPageGone`.
 */
export async function pageDraft(client: SanityClient, title: string, start: Start) {
  const id = crypto.randomUUID()
  const sections =
    'copyOf' in start
      ? (await sectionsToCopy(client, start.copyOf)).map(withLinksTo(id, start.copyOf))
      : (await sectionsOfPattern(client, start)).map(withNewKey)
  const paths = await client.fetch<unknown[]>(takenPaths.query, takenPaths.params, {
    perspective: 'raw',
  })
  const path = freePath(title, paths)
  return {
    _id: getDraftId(id),
    _type: 'page',
    language: mainLanguage,
    title,
    ...(path && {path}),
    sections: withTitle(sections, title),
    seo: {_type: 'seo', title},
  }
}

async function sectionsOfPattern(
  client: SanityClient,
  {pattern}: {pattern: Pattern},
): Promise<Section[]> {
  if (pattern.sources.length === 0) return textSections
  const parts = pattern.sources.map(async ({page, types}) => {
    const sections = await sectionsOf(client, page)
    if (sections.length === 0) return types.map((type) => ({_type: type, _key: type}))
    return types.flatMap((type) => sections.find(({_type}) => _type === type) ?? [])
  })
  return (await Promise.all(parts)).flat()
}

async function sectionsOf(client: SanityClient, id: string): Promise<Section[]> {
  const filter =
    id === anyDestinationPage
      ? '_type == "page" && defined(destination) && coalesce(language, "en") == "en"'
      : '_id == $id'
  const query = `*[${filter}] | order(_createdAt asc, _id asc)[0].sections`
  const sections = await client.fetch<Section[] | null>(query, {id}, {perspective: 'published'})
  return sections ?? []
}

type Copied = {_type: string; lead: string | null; sections: Section[] | null}

/** What a copy of a page begins with. Title and lead of a legal document stand above its parts, not in one of them. */
async function sectionsToCopy(client: SanityClient, id: string): Promise<Section[]> {
  const query = '*[_id == $id][0]{_type, lead, sections}'
  const page = await client.fetch<Copied | null>(query, {id}, {perspective: 'published'})
  if (!page) throw new CopiedPageGone()
  const sections = page.sections ?? []
  if (page._type !== 'legalDocument') return sections
  const head = {_type: 'pageHeadSection', _key: 'head', ...(page.lead && {lead: page.lead})}
  return [withNewKey(head), ...sections]
}

const textSections: Section[] = [
  {_type: 'pageHeadSection', _key: 'head'},
  {_type: 'textSection', _key: 'text'},
]

/** The heading at the top is the title; a schedule of the page that was copied does not come along. */
function withTitle(sections: Section[], title: string): Section[] {
  return sections.map(({showFrom: _from, showUntil: _until, ...section}, index) =>
    index === 0 ? {...section, heading: title} : section,
  )
}

/** Sections of several pages may have the same key. Inside of them keys stay, where nothing else refers to them. */
function withNewKey(section: Section): Section {
  return {...section, _key: crypto.randomUUID().slice(0, 12)}
}

/**
 * A link of the copied page to itself or one of its sections, whose keys stay, leads to the same place of the copy. The
 * reference is weak until the copy is published.
 */
function withLinksTo(id: string, original: string) {
  return (section: Section): Section => ({
    ...section,
    ...changedFields(section, (_, after) =>
      after['_ref'] === original
        ? {...after, _ref: id, _weak: true, _strengthenOnPublish: {type: 'page'}}
        : after,
    ),
  })
}
