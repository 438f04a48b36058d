import {isObject} from '../../json.ts'
import type {LakeDocument} from '../store/document.ts'
import {
  childrenOf,
  fieldPath,
  findSourceLocation,
  findSourceDocument,
  isPrimitive,
  keySelector,
  type SourceLocation,
} from './source-locations.ts'

type Mapping = {
  type: 'value'
  source: {type: 'documentValue'; document: number; path: number}
}

export type SourceMap = {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, Mapping>
}

/** A position in the result: its field, and the document and `_key`s around it. */
type Position = {field: string; source: LakeDocument | null; keys: string[]}

/**
 * The content source map of a result: which field of which document each value came from, in the format that
 * Sanity documents. The preview needs it for click-to-edit. groq-js does not trace values, so they are found
 * again: copied objects and arrays by identity, fields of a projection in the document it was made from, other
 * strings by their text in the documents that the result names or refers to. In that last case equal strings
 * can be mistaken for one another, unlike on Sanity.
 */
export function resultSourceMap(result: unknown, byId: Map<string, LakeDocument>): SourceMap {
  const named = documentsNamedIn(result, byId)
  const candidates = [...named, ...byId.values()]
  const builder = new SourceMapBuilder()
  let strings: Map<string, SourceLocation[]> | undefined
  visit(result, '$', {field: '', source: null, keys: []})
  return builder.map

  function visit(value: unknown, path: string, position: Position): void {
    if (isPrimitive(value)) visitValue(value, path, position)
    if (typeof value !== 'object' || value === null) return
    const location = findSourceLocation(value, candidates)
    if (location) visitCopy(value, path, location)
    else if (Array.isArray(value)) {
      value.forEach((item, index) => visit(item, `${path}[${index}]`, position))
    } else {
      const inner = enter(value, position)
      for (const [field, child] of Object.entries(value)) {
        if (!field.startsWith('_')) visit(child, fieldPath(path, field), {...inner, field})
      }
    }
  }

  /** A value that was copied from a document unchanged. */
  function visitCopy(value: unknown, path: string, location: SourceLocation): void {
    if (isPrimitive(value) && value !== '') builder.add(path, location)
    if (typeof value !== 'object' || value === null) return
    const sources = childrenOf(value, location.path)
    const resultPaths = Array.isArray(value)
      ? value.map((_, index) => `${path}[${index}]`)
      : childrenOf(value, path).map(([, childPath]) => childPath)
    sources.forEach(([child, sourcePath], index) => {
      visitCopy(child, resultPaths[index] ?? '', {...location, path: sourcePath})
    })
  }

  function visitValue(value: string | number | boolean, path: string, position: Position): void {
    const {source, field} = position
    if (value === '') return
    if (source?.[field] === value)
      builder.add(path, {document: source, path: fieldPath('$', field)})
    else if (typeof value === 'string') {
      strings ??= stringsIn(named.size > 0 ? withReferenced(named, byId) : new Set(byId.values()))
      const location = bestLocation(strings.get(value) ?? [], position)
      if (location) builder.add(path, location)
    }
  }

  function enter(object: object, position: Position): Position {
    if (!isObject(object)) return position
    const {_id: id, _key: key} = object
    if (typeof id === 'string') {
      const source = byId.get(id)
      return source ? {...position, source, keys: []} : position
    }
    if (typeof key === 'string') return {...position, keys: [...position.keys, key]}
    const source = findSourceDocument(object, candidates)
    return source ? {...position, source, keys: []} : position
  }
}

/** The documents whose ids are in the result. */
function documentsNamedIn(result: unknown, byId: Map<string, LakeDocument>): Set<LakeDocument> {
  const named = new Set<LakeDocument>()
  collect(result, '_id', byId, named)
  return named
}

function withReferenced(
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

/** Every string in the documents with the places where it is. */
function stringsIn(documents: ReadonlySet<LakeDocument>): Map<string, SourceLocation[]> {
  const strings = new Map<string, SourceLocation[]>()
  for (const document of documents) {
    const index = (value: unknown, path: string) => {
      if (typeof value === 'string') {
        const known = strings.get(value)
        if (known) known.push({document, path})
        else strings.set(value, [{document, path}])
      } else if (typeof value === 'object' && value !== null) {
        for (const [child, childPath] of childrenOf(value, path)) index(child, childPath)
      }
    }
    index(document, '$')
  }
  return strings
}

/** Of several places with the same string, the one whose document, field and keys fit the position best. */
function bestLocation(
  locations: SourceLocation[],
  {source, field, keys}: Position,
): SourceLocation | undefined {
  const score = ({document, path}: SourceLocation) =>
    (document === source ? 4 : 0) +
    (path.endsWith(fieldPath('', field)) ? 2 : 0) +
    keys.filter((key) => path.includes(keySelector(key))).length * 3
  let best: SourceLocation | undefined
  for (const location of locations) if (!best || score(location) > score(best)) best = location
  return best
}

/** Lists each document and path once; mappings refer to them by index. */
class SourceMapBuilder {
  readonly map: SourceMap = {documents: [], paths: [], mappings: {}}
  readonly #documents = new Map<string, number>()
  readonly #paths = new Map<string, number>()

  add(resultPath: string, {document, path}: SourceLocation): void {
    const {_originalId: original} = document
    const id = typeof original === 'string' ? original : document._id
    this.map.mappings[resultPath] = {
      type: 'value',
      source: {
        type: 'documentValue',
        document: indexOf(this.#documents, id, () =>
          this.map.documents.push({_id: id, _type: document._type}),
        ),
        path: indexOf(this.#paths, path, () => this.map.paths.push(path)),
      },
    }
  }
}

function indexOf(indexes: Map<string, number>, name: string, append: () => number): number {
  const index = indexes.get(name) ?? append() - 1
  indexes.set(name, index)
  return index
}
