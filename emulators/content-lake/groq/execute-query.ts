import type {JsonObject} from '../../json.ts'
import {ApiError, queryError} from '../http/api-error.ts'
import {evaluateQuery, evaluateQueryAsync} from './evaluate.ts'
import {parseQuery} from './parse-query.ts'
import type {PerspectiveView, PerspectiveViews} from './perspective-view.ts'
import type {Perspective} from './perspective.ts'
import {resultSourceMap} from './source-map.ts'

/** A query with everything, besides the documents, that its result depends on. */
export type QueryRequest = {
  query: string
  params: JsonObject
  perspective: Perspective
  signedIn: boolean
  /** What GROQ's `identity()` returns. */
  identity: string
  /** Whether the result comes with a content source map. */
  sourceMap: boolean
}

export type DatasetRef = {projectId: string; dataset: string}

/** The result and its source map as JSON text, which goes into the response unchanged. */
export type QueryResult = {result: string; sourceMap?: string}

/** Throws 400 for a query that does not parse; other errors of groq-js pass through (see `evaluationError`). */
export function executeQuery(
  request: QueryRequest,
  views: PerspectiveViews,
  dataset: DatasetRef,
): QueryResult {
  const {params, identity} = request
  const parsed = parseQuery(request.query, params)
  const view = views.get(request.perspective, request.signedIn)
  return toQueryResult(request, view, evaluateQuery(parsed, params, view, {...dataset, identity}))
}

/** The same for queries with the few functions that groq-js evaluates asynchronously only. */
export async function executeQueryAsync(
  request: QueryRequest,
  views: PerspectiveViews,
  dataset: DatasetRef,
): Promise<QueryResult> {
  const {params, identity} = request
  const parsed = parseQuery(request.query, params)
  const view = views.get(request.perspective, request.signedIn)
  const value = await evaluateQueryAsync(parsed, params, view, {...dataset, identity})
  return toQueryResult(request, view, value)
}

/** The response to a failed evaluation: apart from our own errors, every failure is the query's fault. */
export function evaluationError(request: QueryRequest, error: unknown): ApiError {
  if (error instanceof ApiError) return error
  return queryError(request.query, error instanceof Error ? error.message : 'evaluation failed')
}

function toQueryResult(request: QueryRequest, view: PerspectiveView, value: unknown): QueryResult {
  const result = JSON.stringify(value ?? null)
  if (!request.sourceMap) return {result}
  return {result, sourceMap: JSON.stringify(resultSourceMap(value, view.byId))}
}
