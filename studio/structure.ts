import type {StructureBuilder, StructureResolver} from 'sanity/structure'

import {routeDocuments, singletons} from './fixed-documents.ts'
import {destinationOfKind} from './guard-rails.ts'

/** The tasks of the office, the most frequent first. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('tasks')
    .title('What would you like to change?')
    .items([
      singleton(S, 'rates'),
      byName(S, 'vehicle', 'Fleet', 'name'),
      byName(S, 'job', 'Job openings', 'title'),
      singleton(S, 'announcement'),
      S.divider(),
      routeList(S, 'service', 'Services'),
      singleton(S, 'cancellationPolicy'),
      singleton(S, 'bookingRules'),
      coverage(S),
      S.divider(),
      routeList(S, 'page', 'Pages'),
      routeList(S, 'legalDocument', 'Legal'),
      singleton(S, 'listOrder'),
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

/** A list that stays in its order; Sanity's own puts what was edited last on top. */
function byName(S: StructureBuilder, type: string, title: string, field: string) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{field, direction: 'asc'}]),
    )
}

function routeList(S: StructureBuilder, type: keyof typeof routeDocuments, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(iconOf(S, type))
    .child(
      S.list()
        .id(type)
        .title(title)
        .items(routeDocuments[type].map((id) => S.documentListItem().id(id).schemaType(type))),
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
          byName(S, 'coverageArea', 'Counties', 'county'),
          destinations(S, 'airport', 'Airports'),
          destinations(S, 'cruisePort', 'Cruise ports'),
          destinations(S, 'conventionCenter', 'Convention centers'),
        ]),
    )
}

function destinations(S: StructureBuilder, kind: string, title: string) {
  return S.listItem()
    .id(kind)
    .title(title)
    .icon(iconOf(S, 'destination'))
    .child(
      S.documentList()
        .id(kind)
        .title(title)
        .apiVersion('2025-02-19')
        .schemaType('destination')
        .filter('_type == "destination" && kind == $kind')
        .params({kind})
        .defaultOrdering([{field: 'name', direction: 'asc'}])
        .initialValueTemplates([S.initialValueTemplateItem(destinationOfKind, {kind})]),
    )
}

function iconOf(S: StructureBuilder, type: string) {
  return S.context.schema.get(type)?.icon
}
