import {httpError} from '../lake-error.ts'

/** `raw`, or layers of which the first that holds a document wins. */
export type Perspective = 'raw' | readonly string[]

/**
 * The perspective a request asks for. Without one it is `published`, as it is since API version
 * 2025-02-19; older versions read `raw`. Throws 400 for what is not a perspective.
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
