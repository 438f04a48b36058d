import {imagesUrl} from '../query/content-lake-url.ts'

type Crop = {
  top?: number | null
  bottom?: number | null
  left?: number | null
  right?: number | null
}
type Hotspot = {x?: number | null; y?: number | null}

/** An image as queries return it: a reference to the asset and how staff cropped it. */
export type ImageSource = {
  asset?: {_ref?: string | null} | null
  crop?: Crop | null
  hotspot?: Hotspot | null
}

export type ImageAsset = {file: string; width: number; height: number}

/** File name and size (px) of the original, from the asset's id ("image-<hash>-2400x1350-webp"); null if that is none. */
export function imageAsset(picture: ImageSource | null | undefined): ImageAsset | null {
  const id = picture?.asset?._ref
  const parts = typeof id === 'string' ? /^image-(\w+)-(\d+)x(\d+)-(\w+)$/.exec(id) : null
  if (!parts) return null
  const [, hash, width, height, format] = parts
  return {
    file: `${hash}-${width}x${height}.${format}`,
    width: Number(width),
    height: Number(height),
  }
}

/**
 * The URL of an image, `width` pixels wide. With a `ratio` (width / height) it is cropped around staff's focal
 * point. See the image transformations of Sanity's image API.
 */
export function imageUrl(
  picture: ImageSource,
  asset: ImageAsset,
  {width, ratio, format}: {width: number; ratio?: number; format?: 'avif' | 'webp' | 'jpg'},
): string {
  const search = new URLSearchParams()
  const rect = cropRect(picture.crop, asset)
  if (rect) search.set('rect', rect.join(','))
  search.set('w', String(width))
  if (ratio) {
    search.set('h', String(Math.round(width / ratio)))
    search.set('fit', 'crop')
    const {x, y} = picture.hotspot ?? {}
    if (isFraction(x) && isFraction(y)) {
      search.set('crop', 'focalpoint')
      search.set('fp-x', String(x))
      search.set('fp-y', String(y))
    }
  } else search.set('fit', 'max')
  if (format) search.set('fm', format)
  else search.set('auto', 'format')
  search.set('q', '75')
  return `${imagesUrl}/${asset.file}?${search}`
}

function cropRect(crop: Crop | null | undefined, {width, height}: ImageAsset) {
  const {top, bottom, left, right} = crop ?? {}
  if (!isFraction(top) || !isFraction(bottom) || !isFraction(left) || !isFraction(right))
    return null
  if (top + bottom >= 1 || left + right >= 1 || top + bottom + left + right === 0) return null
  return [
    Math.round(left * width),
    Math.round(top * height),
    Math.round((1 - left - right) * width),
    Math.round((1 - top - bottom) * height),
  ]
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}
