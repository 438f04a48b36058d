import {isObject} from '../json.ts'
import type {LakeDocument} from '../store/document.ts'
import {
  childrenOf,
  fieldPath,
  findOrigin,
  findOwner,
  isPlain,
  keySelector,
  type Origin,
} from './origins.ts'

type Mapping = {
  type: 'value'
  source: {type: 'documentValue'; document: number; path: number}
}

export type SourceMap = {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, Mapping>
}

/** Where in the result we are: the nearest field, document and `_key`s above. */
type Position = {field: string; owner: LakeDocument | null; keys: string[]}

/**
 * Tells for the values of a result which field of which document they came from, which the preview needs
 * for click-to-edit. groq-js does not trace values, but what a result takes over from a document it takes
 * over unchanged: objects and lists are known by themselves, fields of a projection by the document it was
 * made from. Other strings are looked up by their text in the documents that the result names or refers to;
 * there, equal strings can be mistaken for one another, unlike on Sanity.
 */
export function resultSourceMap(result: unknown, byId: Map<string, LakeDocument>): SourceMap {
  const named = namedDocuments(result, byId)
  const everywhere = [...named, ...byId.values()]
  const table = new MapTable()
  let leaves: Map<string, Origin[]> | undefined
  visit(result, '$', {field: '', owner: null, keys: []})
  return table.map

  function visit(value: unknown, path: string, position: Position): void {
    if (isPlain(value)) visitValue(value, path, position)
    if (typeof value !== 'object' || value === null) return
    const origin = findOrigin(value, everywhere)
    if (origin) visitCopy(value, path, origin)
    else if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, `${path}[${index}]`, position))
    } else {
      const inner = enter(value, position)
      for (const [field, child] of Object.entries(value)) {
        if (!field.startsWith('_')) visit(child, fieldPath(path, field), {...inner, field})
      }
    }
  }

  /** A part of a document as it stands there. */
  function visitCopy(value: unknown, path: string, origin: Origin): void {
    if (isPlain(value) && value !== '') table.add(path, origin)
    if (typeof value !== 'object' || value === null) return
    const sources = childrenOf(value, origin.path)
    const places = Array.isArray(value)
      ? value.map((_, index) => `${path}[${index}]`)
      : childrenOf(value, path).map(([, place]) => place)
    sources.forEach(([child, source], index) => {
      visitCopy(child, places[index] ?? '', {...origin, path: source})
    })
  }

  function visitValue(value: string | number | boolean, path: string, position: Position): void {
    const {owner, field} = position
    if (value === '') return
    if (owner?.[field] === value) table.add(path, {document: owner, path: fieldPath('$', field)})
    else if (typeof value === 'string') {
      leaves ??= leavesOf(named.size > 0 ? withReferred(named, byId) : new Set(byId.values()))
      const leaf = bestLeaf(leaves.get(value) ?? [], position)
      if (leaf) table.add(path, leaf)
    }
  }

  function enter(object: object, position: Position): Position {
    if (!isObject(object)) return position
    const {_id: id, _key: key} = object
    if (typeof id === 'string') {
      const owner = byId.get(id)
      return owner ? {...position, owner, keys: []} : position
    }
    if (typeof key === 'string') return {...position, keys: [...position.keys, key]}
    const owner = findOwner(object, everywhere)
    return owner ? {...position, owner, keys: []} : position
  }
}

/** The documents whose ids stand in the result. */
function namedDocuments(result: unknown, byId: Map<string, LakeDocument>): Set<LakeDocument> {
  const named = new Set<LakeDocument>()
  collect(result, '_id', byId, named)
  return named
}

function withReferred(
  documents: Set<LakeDocument>,
  byId: Map<string, LakeDocument>,
): Set<LakeDocument> {
  const all = new Set(documents)
  for (const document of documents) collect(document, '_ref', byId, all)
  return all
}

function collect(
  value: unknown,
  field: '_id' | '_ref',
  byId: Map<string, LakeDocument>,
  found: Set<LakeDocument>,
): void {
  if (Array.isArray(value)) for (const item of value) collect(item, field, byId, found)
  if (!isObject(value)) return
  const id = value[field]
  const document = typeof id === 'string' ? byId.get(id) : undefined
  if (document) found.add(document)
  for (const child of Object.values(value)) collect(child, field, byId, found)
}

function leavesOf(documents: ReadonlySet<LakeDocument>): Map<string, Origin[]> {
  const leaves = new Map<string, Origin[]>()
  for (const document of documents) {
    const index = (value: unknown, path: string) => {
      if (typeof value === 'string') {
        const known = leaves.get(value)
        if (known) known.push({document, path})
        else leaves.set(value, [{document, path}])
      } else if (typeof value === 'object' && value !== null) {
        for (const [child, childPath] of childrenOf(value, path)) index(child, childPath)
      }
    }
    index(document, '$')
  }
  return leaves
}

function bestLeaf(leaves: Origin[], {owner, field, keys}: Position): Origin | undefined {
  const score = ({document, path}: Origin) =>
    (document === owner ? 4 : 0) +
    (path.endsWith(fieldPath('', field)) ? 2 : 0) +
    keys.filter((key) => path.includes(keySelector(key))).length * 3
  let best: Origin | undefined
  for (const leaf of leaves) if (!best || score(leaf) > score(best)) best = leaf
  return best
}

/** Documents and paths are listed once and told by their place in the list. */
class MapTable {
  readonly map: SourceMap = {documents: [], paths: [], mappings: {}}
  readonly #documents = new Map<string, number>()
  readonly #paths = new Map<string, number>()

  add(resultPath: string, {document, path}: Origin): void {
    const {_originalId: original} = document
    const id = typeof original === 'string' ? original : document._id
    this.map.mappings[resultPath] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: place(this.#documents, id, () =>
          this.map.documents.push({_id: id, _type: document._type}),
        ),
        path: place(this.#paths, path, () => this.map.paths.push(path)),
      },
    }
  }
}

function place(known: Map<string, number>, name: string, append: () => number): number {
  const at = known.get(name) ?? append() - 1
  known.set(name, at)
  return at
}
