import {getPublishedId} from '@sanity/client/csm'
import {BookIcon} from '@sanity/icons/Book'
import {type Observable, distinctUntilChanged, map, retry} from 'rxjs'
import type {DocumentStore} from 'sanity'
import type {StructureBuilder, StructureResolver} from 'sanity/structure'

import {apiVersion} from '../domain/api-version.ts'
import {mainLanguage} from '../domain/language.ts'
import {onlyTranslatedAmong} from './language/document-language.ts'
import {documentLists} from './lists/document-lists.ts'
import {orderedListItem} from './lists/ordered-list-item.ts'
import {fixedPages, singletons} from './schema/fixed-documents.ts'
import {retryMs} from './ui/retry-ms.ts'

/** What staff change, the most frequent first. */
export const structure: StructureResolver = (S, {documentStore}) =>
  S.list()
    .id('tasks')
    .title('What would you like to change?')
    .items([
      singleton(S, 'rates'),
      orderedListItem(S, 'vehicle', documentLists.vehicle),
      orderedListItem(S, 'job', documentLists.job),
      singleton(S, 'announcement'),
      S.divider(),
      orderedListItem(S, 'service', documentLists.service),
      rules(S),
      coverage(S),
      S.divider(),
      pages(S, documentStore),
      fixedList(S, 'legalDocument', 'Legal'),
      singleton(S, 'menus'),
      singleton(S, 'siteSettings'),
    ])

function singleton(S: StructureBuilder, type: keyof typeof singletons) {
  const title = singletons[type]
  return S.listItem()
    .id(type)
    .title(title)
    .icon(iconOf(S, type))
    .child(S.document().schemaType(type).documentId(type).title(title))
}

function fixedList(S: StructureBuilder, type: keyof typeof fixedPages, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(iconOf(S, type))
    .child(
      S.list()
        .id(type)
        .title(title)
        .items(fixedPages[type].map((id) => S.documentListItem().id(id).schemaType(type)))
        .child((id) => S.document().schemaType(type).documentId(id)),
    )
}

/** Every page once: its translations are reached from its form. */
function pages(S: StructureBuilder, documentStore: DocumentStore) {
  const listOf = (onlyTranslated: string[]) =>
    S.documentList()
      .id('page')
      .title('Pages')
      .schemaType('page')
      // Few ids, since Sanity refuses to listen where the parameters are long.
      .filter(
        '_type == "page" && (coalesce(language, $mainLanguage) == $mainLanguage || _id in $onlyTranslated)',
      )
      .params({mainLanguage, onlyTranslated})
      .apiVersion(apiVersion)
      .defaultOrdering([{field: 'title', direction: 'asc'}])
      .initialValueTemplates([])
  return S.listItem()
    .id('page')
    .title('Pages')
    .icon(iconOf(S, 'page'))
    .child(() => onlyTranslatedPages(documentStore).pipe(map(listOf)))
}

/** The ids of pages in another language that no page in the first one stands for, renewed when pages come and go. */
function onlyTranslatedPages({listenQuery}: DocumentStore): Observable<string[]> {
  const pages = '*[_type == "page"]'
  const all: Observable<{_id: string; language: string | null}[]> = listenQuery(
    {fetch: `${pages} | order(_id asc){_id, language}`, listen: pages},
    {},
    {apiVersion, perspective: 'raw', throttleTime: 500},
  )
  return all.pipe(
    // An error here would crash the whole Content tool.
    retry({delay: retryMs}),
    // A list of drafts knows them by the ids of what is published.
    map((found) => onlyTranslatedAmong(found).flatMap((id) => [id, getPublishedId(id)])),
    distinctUntilChanged((one, other) => one.join() === other.join()),
  )
}

function rules(S: StructureBuilder) {
  const title = 'Cancellation and booking rules'
  return S.listItem()
    .id('rules')
    .title(title)
    .icon(BookIcon)
    .child(
      S.list()
        .id('rules')
        .title(title)
        .items([singleton(S, 'cancellationPolicy'), singleton(S, 'bookingRules')]),
    )
}

function coverage(S: StructureBuilder) {
  return S.listItem()
    .id('coverage')
    .title('Coverage')
    .icon(iconOf(S, 'coverageArea'))
    .child(
      S.list()
        .id('coverage')
        .title('Coverage')
        .items([
          orderedListItem(S, 'county', documentLists.county),
          orderedListItem(S, 'airport', documentLists.airport),
          orderedListItem(S, 'cruisePort', documentLists.cruisePort),
          orderedListItem(S, 'conventionCenter', documentLists.conventionCenter),
        ]),
    )
}

function iconOf(S: StructureBuilder, type: string) {
  return S.context.schema.get(type)?.icon
}
