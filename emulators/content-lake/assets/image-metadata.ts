import {encode} from 'blurhash'
import sharp, {type Sharp} from 'sharp'

import {httpError} from '../http/api-error.ts'
import type {MetadataPart} from './metadata-parts.ts'
import {paletteOf} from './palette.ts'

/** Sanity's limit for one image: 256 megapixels. */
export const pixelLimit = 256 * 1_000_000

export type ImageMetadata = {
  width: number
  height: number
  extension: string
  mimeType: string
  metadata: object
}

/** The metadata of an image asset document; lengths are pixels. Throws 400 for content that is not an image. */
export async function readImageMetadata(
  content: Uint8Array,
  parts: ReadonlySet<MetadataPart>,
): Promise<ImageMetadata> {
  try {
    return await describe(content, parts)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown format'
    throw httpError(400, `Invalid image, could not read metadata: ${reason}`)
  }
}

async function describe(
  content: Uint8Array,
  parts: ReadonlySet<MetadataPart>,
): Promise<ImageMetadata> {
  const image = () => sharp(content, {limitInputPixels: pixelLimit})
  const found = await image().metadata()
  const {width, height} = found.autoOrient
  // A large image is never decoded as a whole.
  const small = await image().autoOrient().resize(256, 256, {fit: 'inside'}).png().toBuffer()
  const {isOpaque} = await sharp(small).stats()
  const format = found.format === 'heif' ? 'avif' : found.format
  return {
    width,
    height,
    extension: format === 'jpeg' ? 'jpg' : format,
    mimeType: format === 'svg' ? 'image/svg+xml' : `image/${format}`,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
      hasAlpha: found.hasAlpha,
      isOpaque,
      ...(parts.has('lqip') && {lqip: await previewOf(image())}),
      ...(parts.has('palette') && {palette: await paletteOf(sharp(small))}),
      ...(parts.has('blurhash') && {blurHash: await blurHashOf(sharp(small))}),
    },
  }
}

/** A tiny picture as a data URL, for the time in which the image loads. */
async function previewOf(image: Sharp): Promise<string> {
  const preview = await image
    .autoOrient()
    .resize(20)
    .flatten({background: '#fff'})
    .jpeg({quality: 60})
    .toBuffer()
  return `data:image/jpeg;base64,${preview.toString('base64')}`
}

async function blurHashOf(image: Sharp): Promise<string> {
  const {data, info} = await image
    .resize(32, 32, {fit: 'inside'})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true})
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}
