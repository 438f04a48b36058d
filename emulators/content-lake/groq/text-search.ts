import {parse} from 'groq-js'

import {isObject, type JsonObject} from '../../json.ts'
import {parseTextQuery, type TextTerm, wordsOf} from './text-query.ts'

/** The field in which a searchable document holds its full text, as words with one space between them. */
export const fullTextField = '__text'

/** Whether the node is `… match text::query(…)`. */
export function isTextSearch({type, op, right}: JsonObject): boolean {
  return type === 'OpCall' && op === 'match' && isTextQuery(right)
}

/**
 * The syntax tree with `[@, _id] match text::query($q)`, which the Studio's search sends, as conditions that groq-js can
 * evaluate: it has no search engine. Throws for a text that is neither a constant nor a parameter.
 */
export function bindTextSearches(tree: unknown, params: JsonObject): unknown {
  if (Array.isArray(tree)) return tree.map((item: unknown) => bindTextSearches(item, params))
  if (!isObject(tree) || Object.getPrototypeOf(tree) !== Object.prototype) return tree
  if (!isTextSearch(tree)) {
    const bound = Object.entries(tree).map(([name, inner]) => [
      name,
      bindTextSearches(inner, params),
    ])
    return Object.fromEntries(bound)
  }
  const text = textOf(tree.right, params)
  if (typeof text !== 'string') return {type: 'Value', value: false}
  const left = withText(tree.left)
  const conditions = parseTextQuery(text).map((term) => conditionOf(left, term))
  return conditions.reduce(and, {type: 'Value', value: true})
}

function isTextQuery(node: unknown): node is JsonObject & {args: unknown[]} {
  return (
    isObject(node) && node.namespace === 'text' && node.name === 'query' && Array.isArray(node.args)
  )
}

function textOf(node: unknown, params: JsonObject): unknown {
  const [argument] = isTextQuery(node) ? node.args : []
  if (isObject(argument) && argument.type === 'Value') return argument.value
  if (isObject(argument) && argument.type === 'Parameter') return params[String(argument.name)]
  throw new Error('text::query() takes a constant or a parameter here')
}

function conditionOf(left: unknown, {text, isPhrase, isExcluded}: TextTerm): JsonObject {
  const words = {type: 'OpCall', op: 'match', left, right: {type: 'Value', value: text}}
  const found = isPhrase ? and(words, containsPhrase(left, text)) : words
  return isExcluded ? {type: 'Not', base: found} : found
}

/** `match` finds the words of a phrase in any order, so the text must hold them as they are as well. */
function containsPhrase(left: unknown, phrase: string): JsonObject {
  const words = wordsOf(phrase).trim()
  const texts = isObject(left) && Array.isArray(left.elements) ? left.elements : [{value: left}]
  const conditions = texts.map((element: unknown) => {
    const text = isObject(element) ? element.value : null
    return replaceParameters(phraseTemplate, {text, phrase: {type: 'Value', value: words}})
  })
  return conditions.reduce((all, one) => ({type: 'Or', left: all, right: one}), {
    type: 'Value',
    value: false,
  })
}

const phraseTemplate: unknown = parse('count(string::split(lower($text), $phrase)) > 1')

function replaceParameters(node: unknown, nodes: JsonObject): JsonObject {
  const replace = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(replace)
    return isObject(inner) ? replaceParameters(inner, nodes) : inner
  }
  if (!isObject(node)) return {}
  const {name} = node
  const replacement = node.type === 'Parameter' && typeof name === 'string' ? nodes[name] : node
  if (replacement !== node) return isObject(replacement) ? replacement : {}
  return Object.fromEntries(Object.entries(node).map(([field, inner]) => [field, replace(inner)]))
}

function and(left: JsonObject, right: JsonObject): JsonObject {
  return {type: 'And', left, right}
}

/** What is compared, with the full text in place of the document. */
function withText(node: unknown): unknown {
  if (!isObject(node)) return node
  if (node.type === 'This') return {type: 'AccessAttribute', name: fullTextField}
  if (Array.isArray(node.elements)) return {...node, elements: node.elements.map(withText)}
  return 'value' in node ? {...node, value: withText(node.value)} : node
}
