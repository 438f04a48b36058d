import type {SanityDocument} from 'sanity'

import {placeholderNames, placeholderValues} from '../../../domain/placeholders.ts'
import {words} from '../../../domain/words/en.ts'
import {type Content, isEmpty, textAt} from '../../content/content-value.ts'
import {singletons} from '../../schema/fixed-documents.ts'
import {type QuestionOfField, question} from '../question.ts'
import {type PlaceholderName, placeholderFields} from '../texts/placeholder-fields.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Asks about an announcement with a placeholder whose setting is empty: the site would leave the whole text out. */
export async function announcementIsFilledIn(
  announcement: SanityDocument | undefined,
  context: RuleContext,
): Promise<QuestionOfField[]> {
  const used = ['text', 'textTranslations', 'link'].map((field) => ({
    field,
    names: placeholderNames.filter((name) => holds(announcement?.[field], name)),
  }))
  if (used.every(({names}) => names.length === 0)) return []
  const facts = await readPublished<Parameters<typeof placeholderValues>[0]>(
    context,
    '{"settings": *[_id == "siteSettings"][0], "bookingRules": *[_id == "bookingRules"][0]}',
  )
  const values = placeholderValues(facts, words)
  return used.flatMap(({field, names}) => {
    const empty = names.filter((name) => !values[name])
    if (empty.length === 0) return []
    const asked = question(
      `Nobody sees this while ${list(empty.map(placeOf))} ${empty.length > 1 ? 'are' : 'is'} empty. Publish it anyway?`,
    )
    return [{...asked, path: [field]}]
  })
}

/** Asks about a detail that was emptied while published texts name it: the site would leave those texts out. */
export async function valuesAreKept(
  settings: SanityDocument | undefined,
  context: RuleContext,
): Promise<QuestionOfField[]> {
  const empty = placeholderNames.filter(
    (name) =>
      placeholderFields[name].document === 'Company details' &&
      isEmpty(settings?.[placeholderFields[name].field]),
  )
  if (!settings || empty.length === 0) return []
  const published = await readPublished<Content | null>(context, '*[_id == "siteSettings"][0]')
  const emptied = empty.filter((name) => !isEmpty(published?.[placeholderFields[name].field]))
  if (emptied.length === 0) return []
  const others = await readPublished<Content[]>(
    context,
    '*[!(_id in path("_.**")) && _id != "siteSettings" && _type != "sanity.imageAsset"] | order(_id asc)',
  )
  return emptied.flatMap((name) => {
    const using = [settings, ...others].filter((document) => holds(document, name))
    if (using.length === 0) return []
    const asked = question(
      `{${name}} stands in ${namesOf(using)}. While this is empty, the site leaves those texts out. Publish anyway?`,
    )
    return [{...asked, path: [placeholderFields[name].field]}]
  })
}

function holds(content: unknown, name: PlaceholderName): boolean {
  return JSON.stringify(content ?? '').includes(`{${name}}`)
}

function placeOf(name: PlaceholderName): string {
  const {document, title} = placeholderFields[name]
  return `"${title}" in ${document}`
}

const mostNamed = 5

function namesOf(documents: Content[]): string {
  const names = documents.map(nameOf)
  const more = names.length - mostNamed
  return list(more > 1 ? [...names.slice(0, mostNamed), `${more} more`] : names)
}

function nameOf(document: Content): string {
  const singleton = Object.entries(singletons).find(([type]) => type === document['_type'])
  const name = textAt(document, 'title') || textAt(document, 'name') || textAt(document, '_id')
  return singleton?.[1] ?? name
}

function list(names: string[]): string {
  return new Intl.ListFormat('en').format(names)
}
