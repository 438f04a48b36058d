import {isObject} from '../json.ts'
import {isPublic, isPublished, type LakeDocument, publishedId} from '../store/document.ts'
import type {Perspective} from './perspective.ts'
import type {Reach} from './query-reach.ts'
import {textField} from './syntax.ts'

/** The documents that a perspective shows, in the order of their ids. */
export type View = {
  documents: LakeDocument[]
  byId: Map<string, LakeDocument>
  /** The same documents by type, made when they are first asked for. */
  byType: () => Map<string, LakeDocument[]>
}

export function viewOf(documents: LakeDocument[]): View {
  let byType: Map<string, LakeDocument[]> | undefined
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: () => (byType ??= Map.groupBy(documents, ({_type: type}) => type)),
  }
}

/** Those documents of the view that a query can let through, in the order of their ids. */
export function withinReach(view: View, reach: Reach | null): LakeDocument[] {
  if (!reach) return view.documents
  const found = new Set<LakeDocument>()
  for (const type of reach.types) for (const one of view.byType().get(type) ?? []) found.add(one)
  for (const id of reach.ids) {
    const document = view.byId.get(id)
    if (document) found.add(document)
  }
  return [...found].sort(inOrderOfIds)
}

function inOrderOfIds(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}

export type DocumentSource = {
  /** Changes whenever a document does. */
  readonly version: number
  documents(): Iterable<LakeDocument>
}

/** Views are kept until the documents change. */
export class Views {
  readonly #source: DocumentSource
  readonly #views = new Map<string, View>()
  #version = -1

  constructor(source: DocumentSource) {
    this.#source = source
  }

  /** Who is not signed in sees public documents only, whatever the perspective. */
  get(perspective: Perspective, signedIn: boolean): View {
    if (this.#version !== this.#source.version) {
      this.#views.clear()
      this.#version = this.#source.version
    }
    const key = `${signedIn} ${String(perspective)}`
    const kept = this.#views.get(key)
    if (kept) return kept
    const view = this.#make(perspective, signedIn)
    this.#views.set(key, view)
    return view
  }

  #make(perspective: Perspective, signedIn: boolean): View {
    const visible = [...this.#source.documents()].filter(({_id: id}) => signedIn || isPublic(id))
    const shown = perspective === 'raw' ? visible : layered(visible, perspective)
    return viewOf(shown.sort(inOrderOfIds))
  }
}

function layered(documents: LakeDocument[], layers: readonly string[]): LakeDocument[] {
  if (layers.length === 1 && layers[0] === 'published') {
    return documents.filter(({_id: id}) => isPublished(id))
  }
  const inLayers = Map.groupBy(documents, ({_id: id}) => layerOf(id))
  // Published documents lie under every other layer; the first layer is laid last.
  const order = ['published', ...layers.filter((name) => name !== 'published').reverse()]
  const shown = new Map<string, LakeDocument>()
  for (const layer of order) {
    for (const document of inLayers.get(layer) ?? []) {
      shown.set(publishedId(document._id), overlaid(document))
    }
  }
  return [...shown.values()]
}

function layerOf(id: string): string {
  if (id.startsWith('drafts.')) return 'drafts'
  if (id.startsWith('versions.')) return id.split('.')[1] ?? ''
  return 'published'
}

const overlaidDocuments = new WeakMap<LakeDocument, LakeDocument>()

function overlaid(document: LakeDocument): LakeDocument {
  const kept = overlaidDocuments.get(document)
  if (kept) return kept
  const copy = {...document, _id: publishedId(document._id), _originalId: document._id}
  overlaidDocuments.set(document, copy)
  return copy
}

const searchableDocuments = new WeakMap<LakeDocument, LakeDocument>()

/** The document with all its text in a field that a projection with `...` does not copy. */
export function searchable(document: LakeDocument): LakeDocument {
  const kept = searchableDocuments.get(document)
  if (kept) return kept
  const copy = {...document}
  Object.defineProperty(copy, textField, {value: textOf(document)})
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
