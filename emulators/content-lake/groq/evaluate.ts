import {evaluate, evaluateSync} from 'groq-js'

import type {JsonObject} from '../../json.ts'
import type {ParsedQuery} from './parse-query.ts'
import {searchable, type PerspectiveView, candidateDocuments} from './perspective-view.ts'
import {constraintsOf} from './query-constraints.ts'
import {bindTextSearches} from './text-search.ts'

/** What a query can ask for besides documents: `sanity::projectId()`, `sanity::dataset()` and `identity()`. */
export type EvaluationContext = {
  projectId: string
  dataset: string
  identity: string
}

/**
 * The result of a query. It shares objects with the stored documents and must not be changed. Throws what
 * groq-js throws; `needsAsync` tells one of these errors from a wrong query.
 */
export function evaluateQuery(
  query: ParsedQuery,
  params: JsonObject,
  view: PerspectiveView,
  context: EvaluationContext,
): unknown {
  const options = evaluationOptions(query, params, view, context)
  const value: {data: unknown} = evaluateSync(treeOf(query, params), options)
  return value.data
}

/** Whether the query must go to `evaluateQueryAsync`, as those with `diff::` functions. */
export function needsAsync(error: unknown): boolean {
  return error instanceof Error && error.message === 'executeSync not supported'
}

/** As `evaluateQuery`, for the queries that `needsAsync`. */
export async function evaluateQueryAsync(
  query: ParsedQuery,
  params: JsonObject,
  view: PerspectiveView,
  context: EvaluationContext,
): Promise<unknown> {
  const options = evaluationOptions(query, params, view, context)
  const value: {get(): Promise<unknown>} = await evaluate(treeOf(query, params), options)
  return value.get()
}

function treeOf({tree, narrowed, searchesText}: ParsedQuery, params: JsonObject): unknown {
  return searchesText ? bindTextSearches(tree, params) : narrowed.tree
}

function evaluationOptions(
  query: ParsedQuery,
  params: JsonObject,
  view: PerspectiveView,
  {projectId, dataset, identity}: EvaluationContext,
) {
  const documents = candidateDocuments(view, constraintsOf(query, params))
  return {
    dataset: query.searchesText ? documents.map(searchable) : documents,
    params: {...params, ...documentsByParameter(query, view)},
    identity,
    sanity: {projectId, dataset},
    timestamp: new Date(),
    dereference: ({_ref: id}: {_ref: string}) => view.byId.get(id),
  }
}

function documentsByParameter({narrowed}: ParsedQuery, view: PerspectiveView) {
  const ids = new Set<string>()
  return Object.fromEntries(
    [...narrowed.typesByParameter].map(([name, types]) => [
      name,
      candidateDocuments(view, {types: new Set(types), ids, followsReferences: false}),
    ]),
  )
}
