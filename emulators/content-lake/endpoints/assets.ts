import {createHash} from 'node:crypto'

import type {Hono} from 'hono'

import {requireSignIn} from '../access.ts'
import {storeAsset} from '../assets/asset-files.ts'
import type {JsonObject} from '../json.ts'
import {httpError} from '../lake-error.ts'
import {type Lake, type LakeContext, type LakeEnv, localUser} from '../lake.ts'
import {addressOf} from '../options.ts'
import {readBody} from '../read-body.ts'
import {randomId} from '../store/document.ts'

/** The largest upload; it is held in memory while it is read. */
const uploadLimit = 100_000_000

export function assetEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.post('/assets/images/:dataset', async (context) => {
    const content = await readUpload(context)
    const {readImage} = await import('../assets/image-metadata.ts')
    const {width, height, extension, mimeType, metadata} = await readImage(content)
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
      mimeType: context.req.header('content-type') ?? 'application/octet-stream',
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

/** The same content uploaded again is the same asset: its document is left as it is. */
async function store(context: LakeContext, lake: Lake, upload: Upload): Promise<Response> {
  const dataset = lake.datasets.get(context.req.param('dataset') ?? '')
  await storeAsset(lake.settings.dataFolder, dataset.name, upload.name, upload.content)
  const path = `${upload.folder}/${lake.settings.projectId}/${dataset.name}/${upload.name}`
  const hash = sha1(upload.content)
  const document = {
    ...toldFields(context),
    ...upload.document,
    assetId: hash,
    path,
    sha1hash: hash,
    size: upload.content.length,
    uploadId: randomId(),
    url: `${addressOf(lake.settings)}/${path}`,
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

function toldFields(context: LakeContext): JsonObject {
  const {filename, title, label, description, creditLine, sourceId, sourceName, sourceUrl} =
    context.req.query()
  const source = sourceId && {id: sourceId, name: sourceName, url: sourceUrl}
  const told = {originalFilename: filename, title, label, description, creditLine, source}
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value))
}

function extensionOf(filename = ''): string {
  const [, extension = 'bin'] = /\.([A-Za-z0-9]{1,16})$/.exec(filename) ?? []
  return extension.toLowerCase()
}

function sha1(content: Uint8Array): string {
  return createHash('sha1').update(content).digest('hex')
}
