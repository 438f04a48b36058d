import type {PictureAsset} from '#domain/picture/asset.ts'
import {type Framing, shownArea} from '#domain/picture/crop.ts'

import {imagesUrl} from '../query/content-lake-url.ts'

/** An image as queries return it: a reference to the asset and how staff cropped it. */
export type ImageSource = Framing & {asset?: {_ref?: string | null} | null}

type ImageOptions = {
  width: number
  ratio?: number | null
  format?: 'avif' | 'webp' | 'jpg'
  /** Of the compression, from 0 to 100. */
  quality?: number
}

/**
 * The URL of an image, `width` pixels wide: with a `ratio` (width / height) the part around staff's focus point. See
 * the image transformations of Sanity's image API.
 */
export function imageUrl(
  picture: ImageSource,
  asset: PictureAsset,
  {width, ratio, format, quality = 75}: ImageOptions,
): string {
  const search = new URLSearchParams()
  const {left, top, ...shown} = shownArea(asset, picture, ratio ?? null)
  // Half a pixel is left out: a part that begins half a pixel later would reach beyond the picture.
  const rect = [left, top, shown.width - 0.49, shown.height - 0.49].map(Math.round)
  if (rect[2] !== asset.width || rect[3] !== asset.height) search.set('rect', rect.join(','))
  search.set('w', String(width))
  if (ratio) {
    search.set('h', String(Math.round(width / ratio)))
    search.set('fit', 'crop')
  } else search.set('fit', 'max')
  if (format) search.set('fm', format)
  else search.set('auto', 'format')
  search.set('q', String(quality))
  return `${imagesUrl}/${asset.file}?${search}`
}
