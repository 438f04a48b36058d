import {isObject} from '../json.ts'
import type {LakeDocument} from '../store/document.ts'

type Leaf = {document: LakeDocument; path: string}

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
type Position = {field: string; owner: string | null; keys: string[]}

/**
 * Tells for every string of a result which field of which document it came from, which the preview
 * needs for click-to-edit. groq-js does not trace values, so a string is looked up by its value in
 * the documents that the result names or refers to; same document, same field and same array items
 * are preferred. Queries that project `_id` and `_key` get exact maps; equal strings elsewhere can
 * be mistaken for one another, unlike on Sanity.
 */
export function resultSourceMap(result: unknown, byId: Map<string, LakeDocument>): SourceMap {
  const leaves = leavesOf(sourceDocuments(result, byId))
  const table = new MapTable()
  visit(result, '$', {field: '', owner: null, keys: []})
  return table.map

  function visit(value: unknown, path: string, position: Position): void {
    if (typeof value === 'string') {
      const leaf = value === '' ? undefined : bestLeaf(leaves.get(value) ?? [], position)
      if (leaf) table.add(path, leaf)
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, `${path}[${index}]`, position))
    } else if (isObject(value)) {
      const inner = enter(value)
      for (const [field, child] of Object.entries(value)) {
        if (!field.startsWith('_')) visit(child, `${path}['${escaped(field)}']`, {...inner, field})
      }
    }

    function enter(object: Record<string, unknown>): Position {
      const {_id: id, _key: key} = object
      if (typeof id === 'string' && byId.has(id)) return {...position, owner: id, keys: []}
      return typeof key === 'string' ? {...position, keys: [...position.keys, key]} : position
    }
  }
}

/** The documents whose ids stand in the result and those they refer to; all where none does. */
function sourceDocuments(
  result: unknown,
  byId: Map<string, LakeDocument>,
): ReadonlySet<LakeDocument> {
  const named = new Set<LakeDocument>()
  const collect = (value: unknown, field: '_id' | '_ref') => {
    if (Array.isArray(value)) for (const item of value) collect(item, field)
    if (!isObject(value)) return
    const id = value[field]
    const document = typeof id === 'string' ? byId.get(id) : undefined
    if (document) named.add(document)
    for (const child of Object.values(value)) collect(child, field)
  }
  collect(result, '_id')
  if (named.size === 0) return new Set(byId.values())
  const direct = [...named]
  for (const document of direct) collect(document, '_ref')
  return named
}

function leavesOf(documents: ReadonlySet<LakeDocument>): Map<string, Leaf[]> {
  const leaves = new Map<string, Leaf[]>()
  for (const document of documents) {
    const index = (value: unknown, path: string) => {
      if (typeof value === 'string') {
        const known = leaves.get(value)
        if (known) known.push({document, path})
        else leaves.set(value, [{document, path}])
      } else if (Array.isArray(value)) {
        value.forEach((item: unknown, at) => index(item, `${path}[${itemSelector(item, at)}]`))
      } else if (isObject(value)) {
        for (const [field, child] of Object.entries(value)) {
          if (!field.startsWith('_')) index(child, `${path}['${escaped(field)}']`)
        }
      }
    }
    index(document, '$')
  }
  return leaves
}

function itemSelector(item: unknown, at: number): string {
  return isObject(item) && typeof item._key === 'string' ? keySelector(item._key) : String(at)
}

function keySelector(key: string): string {
  return `?(@._key=='${escaped(key)}')`
}

function bestLeaf(leaves: Leaf[], {owner, field, keys}: Position): Leaf | undefined {
  const score = ({document, path}: Leaf) =>
    (document._id === owner ? 4 : 0) +
    (path.endsWith(`['${escaped(field)}']`) ? 2 : 0) +
    keys.filter((key) => path.includes(keySelector(key))).length * 3
  let best: Leaf | undefined
  for (const leaf of leaves) if (!best || score(leaf) > score(best)) best = leaf
  return best
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
}

/** Documents and paths are listed once and told by their place in the list. */
class MapTable {
  readonly map: SourceMap = {documents: [], paths: [], mappings: {}}
  readonly #documents = new Map<string, number>()
  readonly #paths = new Map<string, number>()

  add(resultPath: string, {document, path}: Leaf): void {
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
