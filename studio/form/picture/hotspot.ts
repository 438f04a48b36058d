type Side = number | null | undefined
export type Hotspot = {x?: Side; y?: Side; width?: Side; height?: Side} | null | undefined
type Point = {x: number; y: number}

/** The focus point of a picture; its middle where nobody has set one. */
export function focusOf(hotspot: Hotspot): Point {
  return {x: hotspot?.x ?? 0.5, y: hotspot?.y ?? 0.5}
}

/** The hotspot around another point, as large as before where the picture has room for it. */
export function movedHotspot(hotspot: Hotspot, point: Point) {
  const {x, y} = {x: fraction(point.x), y: fraction(point.y)}
  return {
    _type: 'sanity.imageHotspot',
    x,
    y,
    width: fitting(hotspot?.width, x),
    height: fitting(hotspot?.height, y),
  }
}

/** How far an arrow key moves the focus point; null for any other key. */
export function arrowStep(key: string, isShifted: boolean): Point | null {
  const step = isShifted ? 0.1 : 0.02
  switch (key) {
    case 'ArrowLeft':
      return {x: -step, y: 0}
    case 'ArrowRight':
      return {x: step, y: 0}
    case 'ArrowUp':
      return {x: 0, y: -step}
    case 'ArrowDown':
      return {x: 0, y: step}
    default:
      return null
  }
}

function fraction(value: number): number {
  return Math.round(Math.max(0, Math.min(value, 1)) * 1000) / 1000
}

/** Sanity's own tool draws the hotspot as an ellipse, which has to stay inside the picture. */
function fitting(size: Side, center: number): number {
  const room = 2 * Math.min(center, 1 - center)
  return Math.max(0.05, Math.min(size ?? 0.3, room))
}
