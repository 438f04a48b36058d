import {isDraftId} from '@sanity/client/csm'

import {isRecord} from '../../domain/is-record.ts'
import {pageTypes} from '../../studio/schema/page-types.ts'
import {type DatasetDocument, type JsonObject, mapObjects} from '../dataset/json-values.ts'

export type Migrated = {
  /** The documents that change, as they are afterwards. */
  documents: DatasetDocument[]
  /** What happens to each link, in words. */
  changes: string[]
}

/**
 * Links that were typed as paths ("/contact", "/#fleet") become references to pages, and the menus of Company details a
 * document of their own, unless somebody has already made it. A path at which there is no page stays as it is, and
 * content:check names it.
 */
export function convertLinksToReferences(documents: readonly DatasetDocument[]): Migrated {
  const pages = new Map(
    documents.flatMap(({_id, _type, path}) =>
      pageTypes.includes(_type) && typeof path === 'string' && !isDraftId(_id)
        ? [[path, _id] as const]
        : [],
    ),
  )
  const ids = new Set(documents.map(({_id}) => _id))
  const changes: string[] = []
  const migrated = documents.flatMap((document) => {
    const found: string[] = []
    const next = mapObjects(document, (object) => withTargets(object, pages, found))
    if (found.length === 0 || !isRecord(next)) return []
    changes.push(...found.map((change) => `${document._id}: ${change}`))
    const [settings, menus] = menusApart({...next, _id: document._id, _type: document._type})
    if (!menus) return [settings]
    if (!ids.has(menus._id)) return [settings, menus]
    changes.push(`${document._id}: its menus go, those in ${menus._id} stay`)
    return [settings]
  })
  return {documents: migrated, changes}
}

function withTargets(object: JsonObject, pages: Map<string, string>, found: string[]): JsonObject {
  const {href, packageHref, ...rest} = object
  const isLink = object['_type'] === 'link' || object['_type'] === 'textLink'
  if (isLink && typeof href === 'string') {
    return {...rest, target: targetOf(href, pages, found)}
  }
  if (typeof packageHref === 'string') {
    return {...rest, packageTarget: targetOf(packageHref, pages, found)}
  }
  return object
}

function targetOf(href: string, pages: Map<string, string>, found: string[]): JsonObject {
  const [path = '', section] = href.split('#')
  const page = pages.get(path)
  found.push(page ? `${href} → ${page}${section ? `, part "${section}"` : ''}` : `${href} stays`)
  if (!page) return {_type: 'linkTarget', href}
  return {
    _type: 'linkTarget',
    page: {_type: 'reference', _ref: page},
    ...(section && {section}),
  }
}

function menusApart(document: DatasetDocument): [DatasetDocument, menus?: DatasetDocument] {
  const {headerLinks, quickLinks, ...settings} = document
  if (document._type !== 'siteSettings' || (!headerLinks && !quickLinks)) return [document]
  const menus = {
    _id: document._id.replace('siteSettings', 'menus'),
    _type: 'menus',
    ...(headerLinks !== undefined && {headerLinks}),
    ...(quickLinks !== undefined && {quickLinks}),
  }
  return [{...settings, _id: document._id, _type: document._type}, menus]
}
