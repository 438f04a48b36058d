import {openAsBlob} from 'node:fs'
import {join} from 'node:path'

import type {Hono} from 'hono'
import {getMimeType} from 'hono/utils/mime'

import {assetFile, imageName} from '../assets/asset-files.ts'
import {cachedImage} from '../assets/cached-image.ts'
import {type ImageOptions, parseImageOptions} from '../assets/image-options.ts'
import {requireSignIn} from '../http/access.ts'
import {httpError} from '../http/lake-error.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import type {Lake} from '../lake.ts'

/** Sanity's CDN: images, transformed as their URL parameters say, and files. */
export function assetDownloadEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/images/:project/:dataset/:name/:vanity?', async (context) => {
    const {dataset, name} = context.req.param()
    const file = assetFile(lake.settings.dataFolder, dataset, name)
    const [, , width, height, extension] = imageName.exec(name) ?? []
    if (extension === undefined) throw httpError(404, `Asset "${name}" not found`)
    const query = new URL(context.req.url).searchParams
    setDownloadHeader(context, query, name)
    // As on Sanity's CDN, the picture as it was uploaded is for those who are signed in.
    if (query.has('dlRaw')) {
      requireSignIn(context)
      return sendFile(context, file)
    }
    const isOriginal = [...query.keys()].every((key) => key === 'dl')
    // As on Sanity's CDN, an SVG is served as it is unless a bitmap format is requested.
    const isSvg = extension === 'svg' && !query.has('fm')
    if (isOriginal || isSvg) return sendFile(context, file)
    const options = parseImageOptions(query)
    if (options.format === 'json')
      return context.json({width: Number(width), height: Number(height), format: extension})
    const format = formatOf(context, options, extension)
    const folder = join(lake.settings.dataFolder, 'image-cache', dataset)
    const image = await cachedImage(folder, file, options, format)
    if (options.autoFormat) context.header('vary', 'accept, origin')
    const type = format === 'jpg' || format === 'pjpg' ? 'jpeg' : format
    setAssetHeaders(context, `image/${type}`)
    return context.body(new Uint8Array(image))
  })

  app.get('/files/:project/:dataset/:name/:vanity?', (context) => {
    const {dataset, name} = context.req.param()
    const file = assetFile(lake.settings.dataFolder, dataset, name)
    setDownloadHeader(context, new URL(context.req.url).searchParams, name)
    return sendFile(context, file)
  })
}

function formatOf(
  context: LakeContext,
  {format, autoFormat}: ImageOptions,
  extension: string,
): string {
  if (format !== undefined) return format
  const accept = context.req.header('accept') ?? ''
  const isAnimated = extension === 'gif'
  if (autoFormat && accept.includes('image/avif') && !isAnimated) return 'avif'
  if (autoFormat && accept.includes('image/webp')) return 'webp'
  return ['jpg', 'png', 'webp', 'gif', 'avif'].includes(extension) ? extension : 'png'
}

async function sendFile(context: LakeContext, file: string): Promise<Response> {
  const content = await openAsBlob(file)
  setAssetHeaders(context, getMimeType(file) ?? 'application/octet-stream')
  context.header('content-length', String(content.size))
  if (context.req.method === 'HEAD') return context.body(null)
  return context.body(content.stream())
}

function setAssetHeaders(context: LakeContext, type: string): void {
  context.header('content-type', type)
  context.header('cache-control', 'public, max-age=31536000, immutable')
  // An uploaded SVG or HTML file must not run scripts on this origin.
  context.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  context.header('x-content-type-options', 'nosniff')
}

function setDownloadHeader(context: LakeContext, query: URLSearchParams, name: string): void {
  const filename = query.get('dl')
  if (filename === null) return
  const safe = (filename || name).replace(/[^\w.-]/g, '_')
  context.header('content-disposition', `attachment; filename="${safe}"`)
}
