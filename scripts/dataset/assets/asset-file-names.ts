import type {DatasetDocument} from '../json-values.ts'

export type StoredAsset = DatasetDocument & {url: string; sha1hash: string}

/**
 * A file name for each asset, by its id: the one it was uploaded with if that is valid on every system and not taken,
 * else one made from its content. The same assets always get the same names. Throws where a document has no checksum
 * that a file name can hold: who may write documents can write one that only looks like an asset.
 */
export function assetFileNames(assets: StoredAsset[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    assets.map((asset) => {
      const folder = asset._type === 'sanity.imageAsset' ? './images' : './files'
      if (!/^\w+$/.test(asset.sha1hash)) throw new Error(notUploaded(asset._id))
      const extension = /-(\w+)$/.exec(asset._id)?.[1] ?? 'bin'
      const original = asset['originalFilename']
      const plain = typeof original === 'string' && isPlainName(original) ? original : null
      const name = `${folder}/${plain ?? `${asset.sha1hash}.${extension}`}`
      // File systems may take two names that differ in their case for one.
      const isFree = !taken.has(name.toLowerCase())
      const file = isFree ? name : `${folder}/${asset.sha1hash}.${extension}`
      taken.add(file.toLowerCase())
      return [asset._id, file]
    }),
  )
}

function notUploaded(id: string): string {
  return `${id} has a checksum that no picture or file of Sanity has, so nobody uploaded it. No backup was made. Find out who wrote that document, and delete it.`
}

/**
 * Windows drops a dot at the end, and takes the names of its devices for these, whatever their extension. Names that
 * are made from content are for the asset with that content alone.
 */
function isPlainName(name: string): boolean {
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name)
  const isMadeFromContent = /^[0-9a-f]{40}\./i.test(name)
  return /^\w([\w.-]{0,80}[\w-])?$/.test(name) && !isDevice && !isMadeFromContent
}
