import sharp from 'sharp'

import {httpError} from '../http/lake-error.ts'
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
export async function readImageMetadata(content: Uint8Array): Promise<ImageMetadata> {
  try {
    return await describe(content)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown format'
    throw httpError(400, `Invalid image, could not read metadata: ${reason}`)
  }
}

async function describe(content: Uint8Array): Promise<ImageMetadata> {
  const image = () => sharp(content, {limitInputPixels: pixelLimit})
  const found = await image().metadata()
  const {width, height} = found.autoOrient
  // A large image is never decoded as a whole.
  const small = await image().resize(256, 256, {fit: 'inside'}).png().toBuffer()
  const {isOpaque} = await sharp(small).stats()
  const preview = await image()
    .autoOrient()
    .resize(20)
    .flatten({background: '#fff'})
    .jpeg({quality: 60})
    .toBuffer()
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
      lqip: `data:image/jpeg;base64,${preview.toString('base64')}`,
      palette: await paletteOf(sharp(small)),
    },
  }
}
