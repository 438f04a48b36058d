import {readFileSync} from 'node:fs'

import {Ajv, type ValidateFunction} from 'ajv'
import addFormats from 'ajv-formats'

import {isObject, type JsonObject, parseJsonObject} from '../../../../emulators/json.ts'
import {knownDefects, missingPaths} from './known-defects.ts'

export type Answer = {
  method: string
  /** Behind /auth/v1, without the query. */
  path: string
  status: number
  location: string | null
  /** Undefined for a body that is no JSON. */
  body: unknown
}

const file = new URL('gotrue-openapi.json', import.meta.url)
const document = correct(parseJsonObject(readFileSync(file, 'utf8')))
const ajv = addFormats(new Ajv({strict: false, allErrors: true}))
ajv.addFormat('phone', /^\+?[1-9]\d{1,14}$/)
ajv.addSchema(closed(document), 'gotrue')

/**
 * Where an answer is not what GoTrue's OpenAPI document says, its known defects corrected; none for a right one. The
 * document leaves objects open; here they have no properties but those that it lists.
 */
export function problemsOf(answer: Answer): string[] {
  const {method, path, status} = answer
  const name = `${method} ${path} ${status}`
  const pointer = responsePointer(answer)
  if (status >= 400) {
    if (answer.body === undefined)
      return status === 404 || status === 405 ? [] : [`${name}: no JSON`]
    // The document warns that it does not list every status of an error.
    return validate(
      name,
      (pointer && bodyPointer(pointer)) ?? '/components/schemas/ErrorSchema',
      answer.body,
    )
  }
  if (missingPaths.includes(path)) return []
  if (!pointer) return [`${name} is not in the document`]

  const locationPointer = `${pointer}/headers/Location/schema`
  if (at(document, locationPointer)) return validate(name, locationPointer, answer.location)
  const schema = bodyPointer(pointer)
  return schema ? validate(name, schema, answer.body) : []
}

function responsePointer({method, path, status}: Answer): string | null {
  const template = Object.keys(objectAt(document, '/paths')).find((each) =>
    new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (template === undefined) return null
  const escaped = template.replaceAll('/', '~1')
  const pointer = `/paths/${escaped}/${method.toLowerCase()}/responses/${status}`
  const response = at(document, pointer)
  if (!isObject(response)) return null
  return typeof response['$ref'] === 'string' ? response['$ref'].slice(1) : pointer
}

function bodyPointer(response: string): string | null {
  const pointer = `${response}/content/application~1json/schema`
  return at(document, pointer) ? pointer : null
}

function validate(name: string, pointer: string, value: unknown): string[] {
  const check = compiled(pointer)
  if (check(value)) return []
  return (check.errors ?? []).map(
    ({instancePath, message, params}) =>
      `${name}: ${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
  )
}

function compiled(pointer: string): ValidateFunction {
  const check = ajv.getSchema(`gotrue#${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`)
  if (!check) throw new Error(`no schema at ${pointer}`)
  return check
}

function correct(original: JsonObject): JsonObject {
  for (const {at: keys, correction} of knownDefects) {
    const pointer = keys.map((key) => `/${key.replaceAll('/', '~1')}`).join('')
    const place = objectAt(original, pointer)
    for (const [key, value] of Object.entries(correction)) {
      if (value === null) delete place[key]
      else place[key] = value
    }
  }
  return original
}

function closed(schema: unknown): JsonObject {
  const result = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (!isObject(value) || !isObject(value['properties']) || value['type'] !== 'object')
      return value
    return {additionalProperties: false, ...value}
  })
  return isObject(result) ? result : {}
}

function objectAt(root: JsonObject, pointer: string): JsonObject {
  const value = at(root, pointer)
  if (!isObject(value)) throw new Error(`no object at ${pointer}`)
  return value
}

function at(root: JsonObject, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) => (isObject(value) ? value[key.replaceAll('~1', '/')] : undefined),
      root,
    )
}
