import {openAsBlob} from 'node:fs'
import {stat} from 'node:fs/promises'

import {getMimeType} from 'hono/utils/mime'

import type {LakeContext} from './request-context.ts'

/** An uploaded file as it is, or the range of its bytes that a player asks for. `tag` names its content. */
export async function sendFile(context: LakeContext, file: string, tag: string): Promise<Response> {
  const type = getMimeType(file) ?? 'application/octet-stream'
  const {mtime} = await stat(file)
  context.header('last-modified', mtime.toUTCString())
  context.header('accept-ranges', 'bytes')
  if (setAssetHeaders(context, type, tag)) return context.body(null, 304)
  const content = await openAsBlob(file)
  const range = context.req.header('range')
  const part = range === undefined ? null : partOf(range, content.size)
  if (part === 'outside') {
    context.header('content-range', `bytes */${content.size}`)
    return context.body(null, 416)
  }
  const sent = part ? content.slice(part.first, part.last + 1) : content
  context.header('content-length', String(sent.size))
  if (part) context.header('content-range', `bytes ${part.first}-${part.last}/${content.size}`)
  if (context.req.method === 'HEAD') return context.body(null)
  return context.body(sent.stream(), part ? 206 : 200)
}

/** Sets the headers of Sanity's CDN. Returns whether the client has the content already. */
export function setAssetHeaders(context: LakeContext, type: string, tag: string): boolean {
  context.header('content-type', type)
  context.header('cache-control', 'public, max-age=31536000, immutable')
  context.header('etag', `"${tag}"`)
  // An uploaded SVG or HTML file must not run scripts on this origin.
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  context.header('x-content-type-options', 'nosniff')
  return context.req.header('if-none-match')?.includes(`"${tag}"`) ?? false
}

type Part = {first: number; last: number}

/** The one range of a Range header, in bytes; null for what is not one, as then the whole is sent. */
function partOf(header: string, size: number): Part | 'outside' | null {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (start === '' && end === '') return null
  const first = start === '' ? Math.max(0, size - Number(end)) : Number(start)
  const last = start === '' || end === '' ? size - 1 : Math.min(Number(end), size - 1)
  return first > last ? 'outside' : {first, last}
}
