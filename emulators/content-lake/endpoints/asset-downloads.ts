import {createHash} from 'node:crypto'
import {join} from 'node:path'

import type {Hono} from 'hono'

import {assetFile, imageName} from '../assets/asset-files.ts'
import {cachedImage} from '../assets/cached-image.ts'
import {type ImageOptions, parseImageOptions} from '../assets/image-options.ts'
import {requireSignIn} from '../http/access.ts'
import {httpError} from '../http/api-error.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {sendFile, setAssetHeaders} from '../http/send-asset.ts'
import type {Lake} from '../lake.ts'

/** Sanity's CDN: images, transformed as their URL parameters say, and files. */
export function assetDownloadEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/images/:project/:dataset/:name/:vanity?', async (context) => {
    const {dataset, name} = context.req.param()
    requireProject(context, lake)
    const file = assetFile(lake.options.dataFolder, dataset, name)
    const [, , width, height, extension] = imageName.exec(name) ?? []
    if (extension === undefined) throw httpError(404, `Asset "${name}" not found`)
    const query = new URL(context.req.url).searchParams
    setDownloadHeader(context, query, name)
    // As on Sanity's CDN, the picture as it was uploaded is for those who are signed in.
    if (query.has('dlRaw')) {
      requireSignIn(context)
      return sendFile(context, file, name)
    }
    const isOriginal = [...query.keys()].every((key) => key === 'dl')
    // As on Sanity's CDN, an SVG is served as it is unless a bitmap format is requested.
    const isSvg = extension === 'svg' && !query.has('fm')
    if (isOriginal || isSvg) return sendFile(context, file, name)
    const options = parseImageOptions(query)
    if (options.format === 'json')
      return context.json({width: Number(width), height: Number(height), format: extension})
    const format = formatOf(context, options, extension)
    const folder = join(lake.options.dataFolder, 'image-cache', dataset)
    const image = await cachedImage(folder, file, options, format)
    if (options.autoFormat) context.header('vary', 'accept, origin')
    const type = format === 'jpg' || format === 'pjpg' ? 'jpeg' : format
    const tag = createHash('sha1').update(image).digest('hex')
    if (setAssetHeaders(context, `image/${type}`, tag)) return context.body(null, 304)
    return context.body(new Uint8Array(image))
  })

  app.get('/files/:project/:dataset/:name/:vanity?', (context) => {
    const {dataset, name} = context.req.param()
    requireProject(context, lake)
    const file = assetFile(lake.options.dataFolder, dataset, name)
    setDownloadHeader(context, new URL(context.req.url).searchParams, name)
    return sendFile(context, file, name)
  })
}

function requireProject(context: LakeContext, lake: Lake): void {
  const {project, name} = context.req.param()
  if (project !== lake.options.projectId) throw httpError(404, `Asset "${name}" not found`)
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

function setDownloadHeader(context: LakeContext, query: URLSearchParams, name: string): void {
  const filename = query.get('dl')
  if (filename === null) return
  const safe = (filename || name).replace(/[^\w.-]/g, '_')
  context.header('content-disposition', `attachment; filename="${safe}"`)
}
