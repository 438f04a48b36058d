import sharp, {type Color, type Sharp} from 'sharp'

import {pixelLimit} from './image-metadata.ts'
import type {ImageOptions, Rect} from './image-options.ts'

type Size = {width: number; height: number}

/** The image in `format`, transformed in the order of Sanity's CDN: orient, crop, resize, effects. */
export async function transformImage(
  file: string,
  options: ImageOptions,
  format: string,
): Promise<Buffer> {
  const isAnimated = file.endsWith('.gif') && (format === 'gif' || format === 'webp')
  const picture = sharp(file, {limitInputPixels: pixelLimit, animated: isAnimated}).autoOrient()
  const {autoOrient, pageHeight} = await picture.metadata()
  const whole = {width: autoOrient.width, height: pageHeight ?? autoOrient.height}
  resize(picture, options, clampRect(options.rect, whole))
  applyEffects(picture, options)
  if (isOpaque(options.background)) picture.flatten({background: options.background})
  return encode(picture, format, options)
}

function resize(picture: Sharp, options: ImageOptions, source: Rect): void {
  const {width, height} = options
  if (width !== undefined && height !== undefined) {
    fit(picture, options, source, {width, height})
    return
  }
  // With one side or none, nothing has to be cropped or filled.
  picture.extract(source)
  const withoutEnlargement = ['max', 'min', 'fillmax'].includes(options.fit)
  if (width !== undefined || height !== undefined) {
    picture.resize({width, height, withoutEnlargement})
  }
}

function fit(picture: Sharp, options: ImageOptions, source: Rect, size: Size): void {
  const background = options.background ?? {r: 255, g: 255, b: 255, alpha: 0}
  switch (options.fit) {
    case 'clip':
      picture.extract(source).resize({...size, fit: 'inside'})
      return
    case 'max':
      picture.extract(source).resize({...size, fit: 'inside', withoutEnlargement: true})
      return
    case 'scale':
      picture.extract(source).resize({...size, fit: 'fill'})
      return
    case 'fill':
      picture.extract(source).resize({...size, fit: 'contain', background})
      return
    case 'fillmax':
      fillWithoutEnlarging(picture.extract(source), source, size, background)
      return
    case 'crop':
      crop(picture, options, source, size)
      return
    case 'min': {
      const shrink = Math.min(1, source.width / size.width, source.height / size.height)
      crop(picture, options, source, scaled(size, shrink))
    }
  }
}

function crop(picture: Sharp, options: ImageOptions, source: Rect, size: Size): void {
  if (options.crop === 'entropy') {
    picture.extract(source).resize({...size, fit: 'cover', position: 'entropy'})
  } else {
    // Sharp extracts one area before it resizes, so the area within the source is computed here.
    picture.extract(cropArea(source, size, focusOf(options))).resize({...size, fit: 'fill'})
  }
}

function scaled({width, height}: Size, scale: number): Size {
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function fillWithoutEnlarging(picture: Sharp, source: Size, size: Size, background: Color): void {
  const scale = Math.min(1, size.width / source.width, size.height / source.height)
  const {width, height} = scaled(source, scale)
  const left = Math.floor((size.width - width) / 2)
  const top = Math.floor((size.height - height) / 2)
  picture.resize({width, height, fit: 'fill'}).extend({
    left,
    top,
    right: size.width - width - left,
    bottom: size.height - height - top,
    background,
  })
}

/** The largest area of the source with the target's aspect ratio, as close to the focal point as possible. */
function cropArea(source: Rect, target: Size, focus: {x: number; y: number}): Rect {
  const aspect = target.width / target.height
  const isWide = source.width / source.height > aspect
  const width = Math.max(1, Math.round(isWide ? source.height * aspect : source.width))
  const height = Math.max(1, Math.round(isWide ? source.height : source.width / aspect))
  const place = (at: number, part: number, all: number) =>
    Math.round(Math.min(Math.max(at * all - part / 2, 0), Math.max(0, all - part)))
  return {
    left: source.left + place(focus.x, width, source.width),
    top: source.top + place(focus.y, height, source.height),
    width: Math.min(width, source.width),
    height: Math.min(height, source.height),
  }
}

function focusOf({crop, focus}: ImageOptions): {x: number; y: number} {
  switch (crop) {
    case 'focalpoint':
      return focus
    case 'top':
      return {x: 0.5, y: 0}
    case 'bottom':
      return {x: 0.5, y: 1}
    case 'left':
      return {x: 0, y: 0.5}
    case 'right':
      return {x: 1, y: 0.5}
    default:
      return {x: 0.5, y: 0.5}
  }
}

/** The part of the rectangle inside the image; the whole image when there is none. */
function clampRect(rect: Rect | undefined, {width, height}: Size): Rect {
  const left = Math.floor(rect?.left ?? 0)
  const top = Math.floor(rect?.top ?? 0)
  if (!rect || left >= width || top >= height) return {left: 0, top: 0, width, height}
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(rect.width), width - left)),
    height: Math.max(1, Math.min(Math.round(rect.height), height - top)),
  }
}

function applyEffects(picture: Sharp, options: ImageOptions): void {
  const {blur, sharpen, flip, orientation, saturation, invert, padding, background} = options
  if (flip.includes('h')) picture.flop()
  if (flip.includes('v')) picture.flip()
  if (orientation !== 0) picture.rotate(orientation)
  if (blur !== undefined) picture.blur(Math.max(0.3, blur / 20))
  if (sharpen !== undefined && sharpen > 0) picture.sharpen({sigma: 0.5 + sharpen / 50})
  if (saturation !== undefined) picture.modulate({saturation: 1 + saturation / 100})
  if (invert) picture.negate({alpha: false})
  if (padding > 0)
    picture.extend({
      top: padding,
      bottom: padding,
      left: padding,
      right: padding,
      background: background ?? '#fff',
    })
}

/** Whether a color, `#rgb` or `#rrggbb` with an alpha or without one, covers what is below it. */
function isOpaque(color: string | undefined): color is string {
  return color !== undefined && /^#(...f?|......(ff)?)$/.test(color)
}

function encode(
  picture: Sharp,
  format: string,
  {quality, background = '#fff'}: ImageOptions,
): Promise<Buffer> {
  switch (format) {
    case 'jpg':
      return picture.flatten({background}).jpeg({quality}).toBuffer()
    case 'pjpg':
      return picture.flatten({background}).jpeg({quality, progressive: true}).toBuffer()
    case 'webp':
      return picture.webp({quality}).toBuffer()
    case 'avif':
      // Sharp's default effort takes seconds for a large image.
      return picture.avif({quality, effort: 2}).toBuffer()
    case 'gif':
      return picture.gif().toBuffer()
    default:
      return picture.png().toBuffer()
  }
}
