import {isObject, isStringList, type JsonObject} from '../../json.ts'
import {type ErrorItem, ApiError, malformedBody} from '../http/api-error.ts'
import {isDocumentId} from './document.ts'
import {parsePatch, type ParseFailure, type PatchOperations} from './patch.ts'

type Selection = {id: string} | {query: string; params: JsonObject}

export type CreateOperation = 'create' | 'createOrReplace' | 'createIfNotExists'

export type Mutation =
  | {operation: CreateOperation; document: JsonObject & {_type: string}}
  | {operation: 'delete'; selection: Selection}
  | {operation: 'patch'; selection: Selection; ifRevision?: string; patch: PatchOperations}

/**
 * The mutations of a request body.
 * Throws 400 for a body that is not a list of mutations, and lists every malformed mutation at once.
 */
export function parseMutations(value: unknown): Mutation[] {
  if (!Array.isArray(value)) throw malformedBody('"mutations" must be an array')
  const problems: {error: ErrorItem; index: number}[] = []
  const mutations = value.flatMap((item: unknown, index) => {
    const parsed = parseMutation(item)
    if (!('problem' in parsed)) return [parsed]
    problems.push({error: {type: 'validationError', description: parsed.problem}, index})
    return []
  })
  if (problems.length === 0) return mutations
  const description = `Mutation(s) failed with ${problems.length} error(s)`
  throw new ApiError(400, description, {
    error: {type: 'mutationError', description, items: problems},
  })
}

function parseMutation(value: unknown): Mutation | ParseFailure {
  if (!isObject(value)) return {problem: 'Malformed mutation: it must be an object'}
  const [operation, ...others] = Object.keys(value)
  if (operation === undefined || others.length > 0) {
    return {problem: 'Malformed mutation: it must have exactly one operation'}
  }
  const body = value[operation]
  if (!isObject(body)) return {problem: `Malformed mutation: "${operation}" must be an object`}
  switch (operation) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return parseCreate(operation, body)
    case 'delete': {
      const selection = parseSelection(body)
      return 'problem' in selection ? selection : {operation, selection}
    }
    case 'patch':
      return parsePatchMutation(body)
    default:
      return {problem: `Malformed mutation: unknown operation "${operation}"`}
  }
}

function parseCreate(operation: CreateOperation, body: JsonObject): Mutation | ParseFailure {
  const {_id: id, _type: type} = body
  if (typeof type !== 'string' || type === '') {
    return {problem: 'Document is missing required attribute "_type"'}
  }
  // As on Sanity, `create` without an id, or with one that ends in a dot, gets the rest of it generated.
  const isGenerated = id === undefined || id === '' || (isDocumentId(id) && id.endsWith('.'))
  if (operation === 'create' && isGenerated) return {operation, document: {...body, _type: type}}
  if (!isDocumentId(id)) return {problem: malformedIdMessage(id)}
  return {operation, document: {...body, _type: type}}
}

function parsePatchMutation(body: JsonObject): Mutation | ParseFailure {
  const selection = parseSelection(body)
  if ('problem' in selection) return selection
  const patch = parsePatch(body, ['id', 'query', 'params', 'ifRevisionID'])
  if ('problem' in patch) return patch
  const {ifRevisionID} = body
  if (ifRevisionID === undefined) return {operation: 'patch', selection, patch}
  if (typeof ifRevisionID !== 'string') {
    return {problem: 'Malformed patch: "ifRevisionID" must be a string'}
  }
  return {operation: 'patch', selection, patch, ifRevision: ifRevisionID}
}

function parseSelection(body: JsonObject): Selection | ParseFailure {
  const {id, query, params = {}} = body
  if (query !== undefined) {
    if (typeof query !== 'string') return {problem: 'Malformed selection: "query" must be a string'}
    if (!isObject(params)) return {problem: 'Malformed selection: "params" must be an object'}
    return {query, params}
  }
  if (isStringList(id)) return {query: '*[_id in $ids]', params: {ids: id}}
  return isDocumentId(id) ? {id} : {problem: malformedIdMessage(id)}
}

/** The error message for an invalid document id. */
export function malformedIdMessage(id: unknown): string {
  return `Malformed document ID: ${JSON.stringify(id) ?? 'it is missing'}`
}
