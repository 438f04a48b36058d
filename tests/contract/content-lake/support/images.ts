import sharp from 'sharp'

export type Color = {r: number; g: number; b: number}

export const red = {r: 220, g: 20, b: 20}
export const blue = {r: 20, g: 20, b: 220}

/** A PNG of which the left half is red and the right half is blue. */
export function redAndBlueImage(width: number, height: number): Promise<Buffer> {
  const half = {
    create: {width: Math.floor(width / 2), height, channels: 3 as const, background: red},
  }
  return sharp({create: {width, height, channels: 3, background: blue}})
    .composite([{input: half, left: 0, top: 0}])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Size and format of an image, and the color of a point, whose coordinates are 0 to 1. */
export async function inspectImage(content: Uint8Array) {
  const {width, height, format, hasAlpha} = await sharp(content).metadata()
  const {data, info} = await sharp(content).raw().toBuffer({resolveWithObject: true})
  const colorAt = (x: number, y: number): Color & {alpha: number} => {
    const column = Math.min(info.width - 1, Math.floor(x * info.width))
    const row = Math.min(info.height - 1, Math.floor(y * info.height))
    const at = (row * info.width + column) * info.channels
    const [r = 0, g = 0, b = 0, alpha = 255] = data.subarray(at, at + info.channels)
    return {r, g, b, alpha}
  }
  return {width, height, format, hasAlpha, colorAt}
}

/** An image that the lake serves; rejects where it serves none. */
export async function fetchImage(url: string, accept = '*/*') {
  const response = await fetch(url, {headers: {accept}})
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  const content = new Uint8Array(await response.arrayBuffer())
  return {...(await inspectImage(content)), size: content.length, headers: response.headers}
}

export function isSimilarColor(color: Color, expected: Color): boolean {
  return (['r', 'g', 'b'] as const).every((part) => Math.abs(color[part] - expected[part]) < 40)
}
