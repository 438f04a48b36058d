import {UnsupportedError} from '../http/api-error.ts'

/** What an upload may have computed from an image besides its size; all of it by default, as on Sanity. */
const parts = ['blurhash', 'lqip', 'palette'] as const
export type MetadataPart = (typeof parts)[number]

/** The parts that the parameters `meta` of an upload name; `none` stands for no part. */
export function parseMetadataParts(names: string[] | undefined): ReadonlySet<MetadataPart> {
  const listed = names?.flatMap((text) => text.split(',')).filter((name) => name !== 'none')
  if (!listed) return new Set(parts)
  return new Set(
    listed.map((name) => {
      const part = parts.find((known) => known === name)
      if (!part) throw new UnsupportedError(`The metadata "${name}"`)
      return part
    }),
  )
}
