import {isObject} from '../../json.ts'
import {isPublic, isPublished, type LakeDocument, publishedId} from '../store/document.ts'
import type {Perspective} from './perspective.ts'
import type {QueryConstraints} from './query-constraints.ts'
import {wordsOf} from './text-query.ts'
import {fullTextField} from './text-search.ts'

/** The documents that a perspective shows, in the order of their ids. */
export type PerspectiveView = {
  documents: LakeDocument[]
  byId: Map<string, LakeDocument>
  /** The same documents by type, grouped at the first call. */
  byType: () => Map<string, LakeDocument[]>
}

/** A view of these documents, which must be ordered by id. */
export function createView(documents: LakeDocument[]): PerspectiveView {
  let byType: Map<string, LakeDocument[]> | undefined
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: () => (byType ??= Map.groupBy(documents, ({_type: type}) => type)),
  }
}

/** The documents that a query with these constraints can match, in the order of their ids. */
export function candidateDocuments(
  view: PerspectiveView,
  constraints: QueryConstraints | null,
): LakeDocument[] {
  if (!constraints) return view.documents
  const found = new Set<LakeDocument>()
  for (const type of constraints.types) {
    for (const document of view.byType().get(type) ?? []) found.add(document)
  }
  for (const id of constraints.ids) {
    const document = view.byId.get(id)
    if (document) found.add(document)
  }
  return [...found].sort(compareIds)
}

function compareIds(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}

export type DocumentSource = {
  /** Another number after every change of a document. */
  readonly sequence: number
  documents(): Iterable<LakeDocument>
}

/** Perspectives that are lists of releases have no end. */
const maxViews = 20

/** The views of one dataset, cached until a document changes. */
export class PerspectiveViews {
  readonly #source: DocumentSource
  readonly #views = new Map<string, PerspectiveView>()
  #sequence = -1

  constructor(source: DocumentSource) {
    this.#source = source
  }

  /** Without `signedIn` the view holds public documents only, whatever the perspective. */
  get(perspective: Perspective, signedIn: boolean): PerspectiveView {
    if (this.#sequence !== this.#source.sequence) {
      this.#views.clear()
      this.#sequence = this.#source.sequence
    }
    const key = `${signedIn} ${String(perspective)}`
    const cached = this.#views.get(key)
    if (cached) return cached
    const view = this.#create(perspective, signedIn)
    if (this.#views.size >= maxViews) this.#views.clear()
    this.#views.set(key, view)
    return view
  }

  #create(perspective: Perspective, signedIn: boolean): PerspectiveView {
    const visible = [...this.#source.documents()].filter(({_id: id}) => signedIn || isPublic(id))
    const shown = perspective === 'raw' ? visible : mergeLayers(visible, perspective)
    return createView(shown.sort(compareIds))
  }
}

/** Merges the layers of a perspective; of documents with the same published id the first layer's wins. */
function mergeLayers(documents: LakeDocument[], layers: readonly string[]): LakeDocument[] {
  if (layers.length === 1 && layers[0] === 'published') {
    return documents.filter(({_id: id}) => isPublished(id))
  }
  const inLayers = Map.groupBy(documents, ({_id: id}) => layerOf(id))
  // The first layer wins, so it comes last; published documents are under every other layer.
  const order = ['published', ...layers.filter((name) => name !== 'published').reverse()]
  const shown = new Map<string, LakeDocument>()
  for (const layer of order) {
    for (const document of inLayers.get(layer) ?? []) {
      shown.set(publishedId(document._id), withPublishedId(document))
    }
  }
  return [...shown.values()]
}

function layerOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return id.split('.')[1] ?? ''
  return 'published'
}

const copiesWithPublishedId = new WeakMap<LakeDocument, LakeDocument>()

/** The document under its published id, as perspectives show drafts and versions. */
function withPublishedId(document: LakeDocument): LakeDocument {
  const cached = copiesWithPublishedId.get(document)
  if (cached) return cached
  const copy = {...document, _id: publishedId(document._id), _originalId: document._id}
  copiesWithPublishedId.set(document, copy)
  return copy
}

const searchableDocuments = new WeakMap<LakeDocument, LakeDocument>()

/** The document with all its text in a field that a projection with `...` does not copy. */
export function searchable(document: LakeDocument): LakeDocument {
  const cached = searchableDocuments.get(document)
  if (cached) return cached
  const copy = {...document}
  Object.defineProperty(copy, fullTextField, {value: wordsOf(textOf(document))})
  searchableDocuments.set(document, copy)
  return copy
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (!isObject(value)) return ''
  const fields = Object.entries(value).filter(([name]) => !name.startsWith('_'))
  return fields.map(([, inner]) => textOf(inner)).join(' ')
}
