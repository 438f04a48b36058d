import {httpError} from '../http/api-error.ts'

/** `raw`, or a list of layers (`published`, `drafts`, a release): the first that has a document wins. */
export type Perspective = 'raw' | readonly string[]

/**
 * The perspective of a request. Without one it is `published` since Sanity's API version 2025-02-19, and `raw`
 * in older ones; `previewDrafts` is the older name of `drafts`. Throws 400 for anything else.
 */
export function parsePerspective(text: string | undefined, apiVersion: string): Perspective {
  if (text === undefined || text === '') {
    return apiVersion < 'v2025-02-19' ? 'raw' : ['published']
  }
  const layers = text.startsWith('[') ? parseList(text) : text.split(',')
  if (layers.length === 1 && layers[0] === 'raw') return 'raw'
  const isValid = layers.every((layer) => /^[A-Za-z0-9_-]+$/.test(layer) && layer !== 'raw')
  if (layers.length === 0 || !isValid) throw httpError(400, `Invalid perspective: ${text}`)
  return layers.map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
}

function parseList(text: string): string[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}
