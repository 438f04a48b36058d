import {evaluate, evaluateSync} from 'groq-js'

import type {JsonObject} from '../json.ts'
import {reachOf} from './query-reach.ts'
import type {ParsedQuery} from './syntax.ts'
import {searchable, type View, withinReach} from './view.ts'

export type EvaluationContext = {
  projectId: string
  dataset: string
  identity: string
}

/** The result of a query; parts of it are the stored documents themselves, so it is read only. */
export function evaluateQuery(
  query: ParsedQuery,
  params: JsonObject,
  view: View,
  context: EvaluationContext,
): unknown {
  const options = evaluationOptions(query, params, view, context)
  const value: {data: unknown} = evaluateSync(query.tree, options)
  return value.data
}

/** The `diff::` functions of groq-js cannot be evaluated in one go. */
export function needsAsync(error: unknown): boolean {
  return error instanceof Error && error.message === 'executeSync not supported'
}

export async function evaluateQueryAsync(
  query: ParsedQuery,
  params: JsonObject,
  view: View,
  context: EvaluationContext,
): Promise<unknown> {
  const options = evaluationOptions(query, params, view, context)
  const value: {get(): Promise<unknown>} = await evaluate(query.tree, options)
  return value.get()
}

function evaluationOptions(
  query: ParsedQuery,
  params: JsonObject,
  view: View,
  {projectId, dataset, identity}: EvaluationContext,
) {
  const documents = withinReach(view, reachOf(query, params))
  return {
    dataset: query.searchesText ? documents.map(searchable) : documents,
    params,
    identity,
    sanity: {projectId, dataset},
    timestamp: new Date(),
    dereference: ({_ref: id}: {_ref: string}) => view.byId.get(id),
  }
}
