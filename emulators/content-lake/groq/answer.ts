import type {JsonObject} from '../json.ts'
import {LakeError, queryError} from '../lake-error.ts'
import {evaluateQuery, evaluateQueryAsync} from './evaluate.ts'
import type {Perspective} from './perspective.ts'
import {resultSourceMap} from './source-map.ts'
import {type ParsedQuery, parseQuery} from './syntax.ts'
import type {View, Views} from './view.ts'

/** A query with all that its result depends on besides the documents. */
export type Question = {
  query: string
  params: JsonObject
  perspective: Perspective
  signedIn: boolean
  identity: string
  sourceMap: boolean
}

export type Place = {projectId: string; dataset: string}

/** The result and its source map, already as JSON: they only pass through. */
export type Answer = {result: string; sourceMap?: string}

/** Throws 400 for a query that does not parse or that groq-js cannot evaluate. */
export function answerQuestion(question: Question, views: Views, place: Place): Answer {
  const parsed = parseQuery(question.query, question.params)
  const view = views.get(question.perspective, question.signedIn)
  const {params, identity} = question
  return toAnswer(question, view, evaluateQuery(parsed, params, view, {...place, identity}))
}

/** The same for the few functions that groq-js evaluates only step by step. */
export async function answerStepwise(
  question: Question,
  views: Views,
  place: Place,
): Promise<Answer> {
  const parsed: ParsedQuery = parseQuery(question.query, question.params)
  const view = views.get(question.perspective, question.signedIn)
  const {params, identity} = question
  return toAnswer(
    question,
    view,
    await evaluateQueryAsync(parsed, params, view, {...place, identity}),
  )
}

/** What a failed evaluation is told as: everything but our own refusals is the query's fault. */
export function evaluationError(question: Question, error: unknown): LakeError {
  if (error instanceof LakeError) return error
  return queryError(question.query, error instanceof Error ? error.message : 'evaluation failed')
}

function toAnswer(question: Question, view: View, value: unknown): Answer {
  const result = JSON.stringify(value ?? null)
  if (!question.sourceMap) return {result}
  return {result, sourceMap: JSON.stringify(resultSourceMap(value, view.byId))}
}
