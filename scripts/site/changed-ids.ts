import {readFile} from 'node:fs/promises'
import {text} from 'node:stream/consumers'

import {isRecord} from '../cli/json.ts'

/**
 * Ids of published documents in the payload of a webhook: a document with `_id`, or `{ids: […]}`. `source` is
 * a file, or "-" for the standard input. Throws a sentence when there is none.
 */
export async function idsInWebhook(source: string): Promise<string[]> {
  const payload = source === '-' ? await text(process.stdin) : await readFile(source, 'utf8')
  const ids = idsIn(parse(payload))
  if (ids.length > 0) return publishedIds(ids)
  throw new Error(
    'The webhook names no document. Give it the projection {_id, _type} (docs/rebuild-on-publish.md).',
  )
}

/** A draft and a version belong to the document that is published. */
export function publishedIds(ids: string[]): string[] {
  return [...new Set(ids.map((id) => id.replace(/^(drafts|versions\.[^.]+)\./, '')))]
}

function idsIn(payload: unknown): string[] {
  if (Array.isArray(payload)) return payload.flatMap(idsIn)
  if (!isRecord(payload)) return []
  const {_id, ids} = payload
  return [_id, ...(Array.isArray(ids) ? ids : [])].filter((id) => typeof id === 'string' && id)
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    throw new Error("The webhook's payload is not JSON.")
  }
}
