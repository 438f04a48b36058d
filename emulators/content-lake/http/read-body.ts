import {isObject, type JsonObject} from '../../json.ts'
import {httpError, malformedBody, UnsupportedError} from './api-error.ts'
import type {LakeContext} from './request-context.ts'

/** Sanity's limit for queries, mutations and actions, in bytes. */
const jsonLimit = 4_000_000
/** Sanity stores 20 levels of attributes; a request body adds some for its patches and arrays. */
const maxDepth = 64

/** Throws 413 as soon as more than `limit` bytes have arrived, 400 when the connection breaks. */
export async function readBody(context: LakeContext, limit: number): Promise<Buffer> {
  const tooLarge = httpError(413, `Request body exceeds limit of ${limit} bytes`)
  if (Number(context.req.header('content-length') ?? 0) > limit) throw tooLarge
  const {body} = context.req.raw
  if (!body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw httpError(400, 'The request was interrupted')
  }
  if (size > limit) throw tooLarge
  return Buffer.concat(chunks)
}

/** Throws 400 for a body that is not a JSON object or has a field that is not known, 413 for one of more than 4 MB. */
export async function readJson(context: LakeContext, known: string[]): Promise<JsonObject> {
  const value = await readJsonValue(context)
  if (!isObject(value)) throw malformedBody('it must be a JSON object')
  checkFields(value, known)
  return value
}

/** Throws 400 for a field that is not known: ignored, it could hide an error. */
export function checkFields(object: JsonObject, known: string[]): void {
  const field = Object.keys(object).find((name) => !known.includes(name))
  if (field !== undefined) throw new UnsupportedError(`The field "${field}"`)
}

/** Any JSON value. Throws 400 for other text and for more than 64 levels, 413 for more than 4 MB. */
export async function readJsonValue(context: LakeContext): Promise<unknown> {
  const body = await readBody(context, jsonLimit)
  const value = parse(body.toString('utf8'))
  if (isDeeperThan(value, maxDepth))
    throw malformedBody(`it is nested deeper than ${maxDepth} levels`)
  return value
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformedBody('it is not JSON')
  }
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1))
}
