import {httpError} from '../http/api-error.ts'

export type Rect = {left: number; top: number; width: number; height: number}

/** The transformation that an image URL asks for; lengths are pixels, the focal point is 0 to 1. */
export type ImageOptions = {
  width?: number
  height?: number
  fit: 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale'
  crop: string
  focus: {x: number; y: number}
  rect?: Rect
  format?: string
  autoFormat: boolean
  quality: number
  background?: string
  blur?: number
  sharpen?: number
  flip: string
  orientation: number
  saturation?: number
  invert: boolean
  padding: number
}

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy']
const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif', 'json']
const maxSide = 8192 // pixels

/**
 * The parameters of Sanity's image URLs, with the defaults that Sanity documents. Throws 400 for an invalid
 * value.
 */
export function parseImageOptions(query: URLSearchParams): ImageOptions {
  const density = number(query, 'dpr', 1, 3) ?? 1
  const length = (name: string) => {
    const value = number(query, name, 1, maxSide)
    return value === undefined ? undefined : Math.min(maxSide, Math.round(value * density))
  }
  return {
    ...defined('width', length('w')),
    ...defined('height', length('h')),
    fit: oneOf(query, 'fit', fits) ?? 'clip',
    crop: oneOf(query, 'crop', crops) ?? 'center',
    focus: {x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5},
    ...defined('rect', parseRect(query.get('rect'))),
    ...defined('format', oneOf(query, 'fm', formats)),
    autoFormat: oneOf(query, 'auto', ['format']) === 'format',
    quality: Math.max(1, number(query, 'q', 0, 100) ?? 75),
    ...defined('background', parseColor(query.get('bg'))),
    ...defined('blur', number(query, 'blur', 1, 2000)),
    ...defined('sharpen', number(query, 'sharp', 0, 100)),
    flip: oneOf(query, 'flip', ['h', 'v', 'hv']) ?? '',
    orientation: Number(oneOf(query, 'or', ['0', '90', '180', '270']) ?? 0),
    ...defined('saturation', number(query, 'sat', -100, 100)),
    invert: query.get('invert') === 'true',
    padding: number(query, 'pad', 0, maxSide) ?? 0,
  }
}

function defined<K extends string, V>(name: K, value: V | undefined): {[name in K]?: V} {
  const entry: {[name in K]?: V} = {}
  if (value !== undefined) entry[name] = value
  return entry
}

function number(
  query: URLSearchParams,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (text !== '' && value >= min && value <= max) return value
  throw httpError(
    400,
    `Invalid value for "${name}": "${text}" is not a number from ${min} to ${max}`,
  )
}

function oneOf<T extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = values.find((known) => known === text)
  if (value !== undefined) return value
  throw httpError(400, `Invalid value for "${name}": "${text}" is not one of ${values.join(', ')}`)
}

function parseRect(text: string | null): Rect | undefined {
  if (text === null) return undefined
  const [left = -1, top = -1, width = 0, height = 0, ...others] = text.split(',').map(Number)
  const isValid = [left, top].every((value) => value >= 0) && width > 0 && height > 0
  if (others.length === 0 && isValid) return {left, top, width, height}
  throw httpError(400, `Invalid value for "rect": "${text}" is not left,top,width,height in pixels`)
}

/** `rgb`, `argb`, `rrggbb` or `aarrggbb`; sharp wants the alpha last. */
function parseColor(text: string | null): string | undefined {
  if (text === null) return undefined
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw httpError(400, `Invalid value for "bg": "${text}" is not a hexadecimal color`)
  }
  const alpha = text.length % 4 === 0 ? text.length / 4 : 0
  return `#${text.slice(alpha)}${text.slice(0, alpha)}`
}
