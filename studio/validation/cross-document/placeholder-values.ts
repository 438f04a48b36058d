import type {SanityDocument} from 'sanity'

import {isRecord} from '../../../domain/is-record.ts'
import {placeholderNames, placeholderValues} from '../../../domain/placeholders.ts'
import {words} from '../../../domain/words/en.ts'
import {type Content, isEmpty, listOf, textAt} from '../../content/content-value.ts'
import {singletons} from '../../schema/fixed-documents.ts'
import {type PublishQuestionOfField, publishQuestion} from '../publish-question.ts'
import {type PlaceholderName, placeholderFields} from '../texts/placeholder-fields.ts'
import {type RuleContext, readPublished} from './read-published.ts'

/** Asks about an announcement with a placeholder whose setting is empty: the site would leave the whole text out. */
export async function announcementIsFilledIn(
  announcement: SanityDocument | undefined,
  context: RuleContext,
): Promise<PublishQuestionOfField[]> {
  const used = ['text', 'textTranslations', 'link'].map((field) => ({
    field,
    names: placeholderNames.filter((name) => holds(announcement?.[field], name)),
  }))
  if (used.every(({names}) => names.length === 0)) return []
  const facts = await readPublished<Parameters<typeof placeholderValues>[0]>(
    context,
    `{"settings": *[_id == "siteSettings"][0], "bookingRules": *[_id == "bookingRules"][0], ${fullRefundHours}}`,
  )
  const values = placeholderValues(facts, words)
  return used.flatMap(({field, names}) => {
    const empty = names.filter((name) => !values[name])
    if (empty.length === 0) return []
    const lacking = empty.some((name) => placeholderFields[name].row) ? 'missing' : 'empty'
    const asked = publishQuestion(
      `Nobody sees this while ${list(empty.map(placeOf))} ${empty.length > 1 ? 'are' : 'is'} ${lacking}. Publish it anyway?`,
    )
    return [{...asked, path: [field]}]
  })
}

/** Asks about a detail that was emptied while published texts name it: the site would leave those texts out. */
export async function valuesAreKept(
  settings: SanityDocument | undefined,
  context: RuleContext,
): Promise<PublishQuestionOfField[]> {
  const empty = placeholderNames.filter(
    (name) =>
      placeholderFields[name].document === 'Company details' &&
      isEmpty(settings?.[placeholderFields[name].field]),
  )
  if (!settings || empty.length === 0) return []
  const published = await readPublished<Content | null>(context, '*[_id == "siteSettings"][0]')
  const emptied = empty.filter((name) => !isEmpty(published?.[placeholderFields[name].field]))
  if (emptied.length === 0) return []
  const others = await publishedBeside('siteSettings', context)
  return emptied.flatMap((name) => leftOut(name, [settings, ...others], 'this is empty'))
}

/** Asks about a cancellation policy that no longer returns the whole price while published texts say until when it does. */
export async function fullRefundIsKept(
  policy: SanityDocument | undefined,
  context: RuleContext,
): Promise<PublishQuestionOfField[]> {
  if (!policy || listOf(policy['tiers']).some(returnsEverything)) return []
  const published = await readPublished<{fullRefundHours: number | null}>(
    context,
    `{${fullRefundHours}}`,
  )
  if (!published.fullRefundHours) return []
  const others = await publishedBeside('cancellationPolicy', context)
  return leftOut('fullRefundTime', others, 'no row from 1 hour on returns 100%')
}

function returnsEverything(tier: unknown): boolean {
  return isRecord(tier) && tier['refundPercent'] === 100 && Number(tier['fromHours']) > 0
}

const fullRefundHours =
  '"fullRefundHours": *[_id == "cancellationPolicy"][0].tiers[refundPercent == 100][0].fromHours'

function publishedBeside(id: string, context: RuleContext): Promise<Content[]> {
  return readPublished<Content[]>(
    context,
    '*[!(_id in path("_.**")) && _id != $id && _type != "sanity.imageAsset"] | order(_id asc)',
    {id},
  )
}

/** The question about the documents that name a placeholder which loses its value, in the field that gives it. */
function leftOut(
  name: PlaceholderName,
  documents: Content[],
  why: string,
): PublishQuestionOfField[] {
  const using = documents.filter((document) => holds(document, name))
  if (using.length === 0) return []
  const asked = publishQuestion(
    `{${name}} stands in ${namesOf(using)}. While ${why}, the site leaves those texts out. Publish anyway?`,
  )
  return [{...asked, path: [placeholderFields[name].field]}]
}

function holds(content: unknown, name: PlaceholderName): boolean {
  return JSON.stringify(content ?? '').includes(`{${name}}`)
}

function placeOf(name: PlaceholderName): string {
  const {document, title, row} = placeholderFields[name]
  return `${row ?? `"${title}"`} in ${document}`
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
