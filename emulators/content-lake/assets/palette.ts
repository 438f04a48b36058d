import type {Sharp} from 'sharp'

type Swatch = {
  red: number
  green: number
  blue: number
  saturation: number
  lightness: number
  count: number
}

/** Sanity's image palette: the dominant color and six chosen by saturation and lightness. */
export async function paletteOf(picture: Sharp): Promise<object> {
  const swatches = await swatchesOf(picture)
  const dominant = swatches.toSorted((a, b) => b.count - a.count)[0]
  const nearest = (saturation: number, lightness: number) => {
    const distance = (swatch: Swatch) =>
      Math.abs(swatch.saturation - saturation) * 3 +
      Math.abs(swatch.lightness - lightness) * 6 -
      swatch.count / 1024
    return paletteSwatch(swatches.toSorted((a, b) => distance(a) - distance(b))[0])
  }
  return {
    _type: 'sanity.imagePalette',
    dominant: paletteSwatch(dominant),
    vibrant: nearest(1, 0.5),
    darkVibrant: nearest(1, 0.26),
    lightVibrant: nearest(1, 0.74),
    muted: nearest(0.3, 0.5),
    darkMuted: nearest(0.3, 0.26),
    lightMuted: nearest(0.3, 0.74),
  }
}

/** The colors of the image at 4 bits a channel, each with its number of pixels out of 32 × 32. */
async function swatchesOf(picture: Sharp): Promise<Swatch[]> {
  const {data} = await picture
    .resize(32, 32, {fit: 'fill'})
    .flatten({background: '#fff'})
    .toColourspace('srgb')
    .raw()
    .toBuffer({resolveWithObject: true})
  const channels = data.length / 1024
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += channels) {
    const color = [0, 1, 2].map((channel) =>
      quantized(data[at + Math.min(channel, channels - 1)] ?? 0),
    )
    counts.set(color.join(), (counts.get(color.join()) ?? 0) + 1)
  }
  return [...counts].map(([color, count]) => swatchOf(color.split(',').map(Number), count))
}

function quantized(value: number): number {
  return Math.min(255, (value >> 4) * 16 + 8)
}

function swatchOf([red = 0, green = 0, blue = 0]: number[], count: number): Swatch {
  const high = Math.max(red, green, blue) / 255
  const low = Math.min(red, green, blue) / 255
  const lightness = (high + low) / 2
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
  return {red, green, blue, saturation, lightness, count}
}

function paletteSwatch(swatch: Swatch | undefined): object {
  const {red, green, blue, lightness, count} = swatch ?? swatchOf([], 0)
  const background = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`
  const foreground = lightness > 0.6 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground,
    title: foreground,
    population: Number(((count / 1024) * 100).toFixed(2)),
  }
}
