import type {SanityClient} from '@sanity/client'

import {textAt} from '../../content/content-value.ts'
import {pageTypes} from '../../schema/page-types.ts'
import {readUses} from '../../where-used/uses.ts'
import type {PublishedDocument, UndoRefusal} from './undo-refusal.ts'

/**
 * A page that leaves the site again has no link there, by reference or by its address. The content lake refuses to break
 * references, but does not read addresses.
 */
export async function findPageInUse(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const ids = documents.map(({id}) => id)
  const leaving = documents.filter(({before}) => !before).map(({id}) => id)
  if (leaving.length === 0) return null
  const pages = await client.fetch<{_id: string; _type: string}[]>(
    '*[_id in $leaving && _type in $pageTypes]{_id, _type}',
    {leaving, pageTypes},
    {perspective: 'published'},
  )
  for (const {_id, _type} of pages) {
    const {requiredBy} = await readUses(client, _id, _type)
    const others = requiredBy.map(({id}) => id).filter((id) => !ids.includes(id))
    // A draft that no visitor sees may lead to another draft.
    const isInUse = await client.fetch<boolean>(
      'count(*[_id in $others]) > 0',
      {others},
      {perspective: 'published'},
    )
    if (isInUse) return {reason: 'in use', id: _id}
  }
  return null
}

/** No page is about a convention center, whichever of the two comes back. Where one is already, undo is free. */
export async function findCenterWithPage(
  client: SanityClient,
  documents: PublishedDocument[],
): Promise<UndoRefusal | null> {
  const centers = documents
    .filter(({before}) => textAt(before, 'kind') === 'conventionCenter')
    .map(({id}) => id)
  const about = documents.flatMap(({id, before}) => {
    const destination = textAt(before?.['destination'], '_ref')
    return destination ? [{id, destination}] : []
  })
  if (centers.length === 0 && about.length === 0) return null
  const found = await client.fetch<{
    pages: {center: string; title: string}[]
    centers: {id: string; name: string; pages: string[]}[]
  }>(
    query,
    {
      centers,
      destinations: about.map(({destination}) => destination),
      ids: documents.map(({id}) => id),
    },
    {perspective: 'published'},
  )
  const [page] = found.pages
  if (page) return {reason: 'center has a page', id: page.center, other: page.title}
  for (const {id, destination} of about) {
    const center = found.centers.find((each) => each.id === destination && !each.pages.includes(id))
    if (center) return {reason: 'destination is a center', id, other: center.name}
  }
  return null
}

const query = `{
  "pages": *[
    _type == "page" && destination._ref in $centers && !(_id in $ids) &&
    destination->kind != "conventionCenter"
  ] | order(_id asc){"center": destination._ref, "title": coalesce(title, _id)},
  "centers": *[_id in $destinations && kind == "conventionCenter" && !(_id in $ids)]{
    "id": _id,
    "name": coalesce(name, _id),
    "pages": *[_type == "page" && destination._ref == ^._id]._id
  }
}`
