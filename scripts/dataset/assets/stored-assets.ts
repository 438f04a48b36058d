import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'
import {setTimeout} from 'node:timers/promises'

import type {SanityClient} from '@sanity/client'

import {assetFilter} from '../content-lake-client.ts'
import {type DatasetDocument} from '../json-values.ts'
import {assetKey, assetKindOf} from './asset-fields.ts'

type AssetInFolder = {
  name: string
  /** The key of its fields in assets.json. */
  key: string
  document: DatasetDocument
}

/** How often the lake is asked for what was uploaded, and after how many milliseconds. */
const [attempts, pause] = [30, 1000]

/**
 * The asset document of each file that was uploaded, found by its content as the lake itself does. Rejects when one is
 * not there after half a minute: queries of Sanity see an upload a little later, and no option of it waits for that.
 */
export async function storedAssets(
  folder: string,
  names: string[],
  client: SanityClient,
): Promise<AssetInFolder[]> {
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(path.join(folder, name))
      const hash = createHash('sha1').update(bytes).digest('hex')
      return {name, kind: assetKindOf(name), hash}
    }),
  )
  for (let attempt = 1; ; attempt += 1) {
    const known = await client.fetch<DatasetDocument[]>(
      `*[${assetFilter} && sha1hash in $hashes]`,
      {hashes: files.map(({hash}) => hash)},
    )
    const found = files.flatMap(({name, kind, hash}) => {
      const document = known.find(
        ({_id, sha1hash}) => sha1hash === hash && _id.startsWith(`${kind}-`),
      )
      return document ? [{name, key: assetKey(kind, hash), document}] : []
    })
    if (found.length === files.length) return found
    if (attempt === attempts) {
      const missing = files.find(({name}) => !found.some((asset) => asset.name === name))
      throw new Error(
        `The content lake did not keep ${missing?.name}. Nothing else was loaded; run the command again.`,
      )
    }
    await setTimeout(pause)
  }
}
