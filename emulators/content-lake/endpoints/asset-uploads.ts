import {createHash} from 'node:crypto'

import type {Hono} from 'hono'
import {getMimeType} from 'hono/utils/mime'

import type {JsonObject} from '../../json.ts'
import {storeAsset} from '../assets/asset-files.ts'
import {parseMetadataParts} from '../assets/metadata-parts.ts'
import {requireSignIn} from '../http/access.ts'
import {httpError} from '../http/api-error.ts'
import {readBody} from '../http/read-body.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {localUser} from '../local-user.ts'
import {baseUrlOf} from '../options.ts'
import {randomId} from '../store/document.ts'

/** The largest upload in bytes; it is held in memory while it is received. */
const uploadLimit = 100_000_000

/** Uploads of images and files. */
export function assetUploadEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.post('/assets/images/:dataset', async (context) => {
    const content = await readUpload(context)
    const {readImageMetadata} = await import('../assets/image-metadata.ts')
    const {width, height, extension, mimeType, metadata} = await readImageMetadata(
      content,
      parseMetadataParts(context.req.queries('meta')),
    )
    const hash = sha1(content)
    const document = {
      _id: `image-${hash}-${width}x${height}-${extension}`,
      _type: 'sanity.imageAsset',
      extension,
      mimeType,
      metadata,
    }
    const name = `${hash}-${width}x${height}.${extension}`
    return store(context, lake, {folder: 'images', name, content, document})
  })

  app.post('/assets/files/:dataset', async (context) => {
    const content = await readUpload(context)
    const hash = sha1(content)
    const extension = extensionOf(context.req.query('filename'))
    const document = {
      _id: `file-${hash}-${extension}`,
      _type: 'sanity.fileAsset',
      extension,
      mimeType:
        context.req.header('content-type') ??
        getMimeType(`.${extension}`) ??
        'application/octet-stream',
    }
    return store(context, lake, {folder: 'files', name: `${hash}.${extension}`, content, document})
  })
}

type Upload = {
  folder: 'images' | 'files'
  name: string
  content: Buffer
  document: {_id: string; _type: string; [field: string]: unknown}
}

/** As on Sanity, content that was uploaded before keeps its asset document unchanged. */
async function store(context: LakeContext, lake: Lake, upload: Upload): Promise<Response> {
  const dataset = lake.datasets.get(context.req.param('dataset') ?? '')
  await storeAsset(lake.options.dataFolder, dataset.name, upload.name, upload.content)
  const path = `${upload.folder}/${lake.options.projectId}/${dataset.name}/${upload.name}`
  const hash = sha1(upload.content)
  const document = {
    ...descriptionFields(context),
    ...upload.document,
    assetId: hash,
    path,
    sha1hash: hash,
    size: upload.content.length,
    uploadId: randomId(),
    url: `${baseUrlOf(lake.options)}/${path}`,
  }
  dataset.mutate([{mutation: {operation: 'createIfNotExists', document}, ids: []}], {
    author: localUser.id,
  })
  return context.json({document: dataset.get(document._id)})
}

async function readUpload(context: LakeContext): Promise<Buffer> {
  requireSignIn(context)
  const content = await readBody(context, uploadLimit)
  if (content.length === 0) throw httpError(400, 'The upload is empty')
  return content
}

function descriptionFields(context: LakeContext): JsonObject {
  const {filename, title, label, description, creditLine, sourceId, sourceName, sourceUrl} =
    context.req.query()
  const source = sourceId && {id: sourceId, name: sourceName, url: sourceUrl}
  const fields = {originalFilename: filename, title, label, description, creditLine, source}
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}

function extensionOf(filename = ''): string {
  const [, extension = 'bin'] = /\.([A-Za-z0-9]{1,16})$/.exec(filename) ?? []
  return extension.toLowerCase()
}

function sha1(content: Uint8Array): string {
  return createHash('sha1').update(content).digest('hex')
}
