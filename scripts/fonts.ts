import {mkdir, readFile, writeFile} from 'node:fs/promises'

import subsetFont from 'subset-font'
import type {AxisRange} from 'subset-font'

type Font = {source: string; target: string; variationAxes: Record<string, AxisRange>}

/**
 * Cuts the two site fonts to what the design uses and writes them to src/fonts (npm run fonts).
 * `characters` and the unicode-range of both faces in src/fonts.css name the same set.
 */
const fonts: Font[] = [
  {
    source: 'noto-serif-display/files/noto-serif-display-latin-wdth-normal.woff2',
    target: 'noto-serif-display-latin.woff2',
    // The display face stands at one width only; a pinned axis halves the file.
    variationAxes: {wdth: 82, wght: {min: 300, max: 420}},
  },
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk-latin.woff2',
    variationAxes: {wght: {min: 400, max: 600}},
  },
]

const characters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœıŸ', '–—‘’‚“”„†•…‹›€™−⁄'].join('')

const features = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum', 'pnum']
const maximumBytes = 50_000

const folder = new URL('../src/fonts/', import.meta.url)
const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)

await mkdir(folder, {recursive: true})
let total = 0
for (const {source, target, variationAxes} of fonts) {
  const file = await readFile(new URL(source, packages))
  const subset = await subsetFont(file, characters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(new URL(target, folder), subset)
  total += subset.length
  console.log(`${target}: ${subset.length} bytes`)
}
if (total > maximumBytes) {
  console.error(`Both files are ${total} bytes; the page budget allows ${maximumBytes}.`)
  process.exitCode = 1
}

function range(from: number, to: number): string {
  return Array.from({length: to - from + 1}, (_, index) => String.fromCodePoint(from + index)).join(
    '',
  )
}
