type Side = number | null | undefined
type Size = {width: number; height: number}

/** What staff cropped away and where the picture's subject is, in fractions of the whole picture. */
export type Framing = {
  crop?: {top?: Side; bottom?: Side; left?: Side; right?: Side} | null
  hotspot?: {x?: Side; y?: Side} | null
}

/** A part of a picture, in its pixels. */
export type Area = Size & {left: number; top: number}

/**
 * The part of a picture that the site shows with a ratio (width / height): the largest one inside staff's crop, as
 * close to the focus point as its edges allow. Without a ratio: all that is inside the crop.
 */
export function shownArea(size: Size, {crop, hotspot}: Framing, ratio: number | null): Area {
  const inside = croppedArea(size, crop)
  if (!ratio) return inside
  const isWide = inside.width / inside.height > ratio
  const width = isWide ? inside.height * ratio : inside.width
  const height = isWide ? inside.height : inside.width / ratio
  const focus = {
    x: isFraction(hotspot?.x) ? hotspot.x * size.width : inside.left + inside.width / 2,
    y: isFraction(hotspot?.y) ? hotspot.y * size.height : inside.top + inside.height / 2,
  }
  return {
    left: between(focus.x - width / 2, inside.left, inside.left + inside.width - width),
    top: between(focus.y - height / 2, inside.top, inside.top + inside.height - height),
    width,
    height,
  }
}

/**
 * The part of an area that fills a box of another ratio, as `object-fit: cover` does; `position` is that of
 * `object-position`, in fractions.
 */
export function coveredArea(area: Area, ratio: number, position: {x: number; y: number}): Area {
  const isWide = area.width / area.height > ratio
  const width = isWide ? area.height * ratio : area.width
  const height = isWide ? area.height : area.width / ratio
  return {
    left: area.left + (area.width - width) * position.x,
    top: area.top + (area.height - height) * position.y,
    width,
    height,
  }
}

function croppedArea({width, height}: Size, crop: Framing['crop']): Area {
  const {top, bottom, left, right} = crop ?? {}
  const whole = {left: 0, top: 0, width, height}
  if (!isFraction(top) || !isFraction(bottom) || !isFraction(left) || !isFraction(right))
    return whole
  if (top + bottom >= 1 || left + right >= 1) return whole
  return {
    left: left * width,
    top: top * height,
    width: (1 - left - right) * width,
    height: (1 - top - bottom) * height,
  }
}

function between(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max))
}

function isFraction(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}
