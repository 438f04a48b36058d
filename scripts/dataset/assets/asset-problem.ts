import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import path from 'node:path'

import {type AssetFields, assetKey, assetKindOf} from './asset-fields.ts'

/**
 * What is wrong with the pictures and files of a folder that an export wrote, as sentences; undefined where all are as it
 * wrote them. Its assets.json lists each by its content.
 */
export async function assetProblem(
  folder: string,
  names: string[],
  listed: AssetFields,
): Promise<string | undefined> {
  const notFound = new Map(Object.entries(listed))
  for (const name of names) {
    const bytes = await readFile(path.join(folder, name))
    const key = assetKey(assetKindOf(name), createHash('sha1').update(bytes).digest('hex'))
    if (!Object.hasOwn(listed, key)) {
      return `${path.join(folder, name)} is not as "npm run export" wrote it: it is damaged, or another file. ${remedy}`
    }
    notFound.delete(key)
  }
  const [missing] = [...notFound]
  if (!missing) return undefined
  const [key, {originalFilename: name}] = missing
  return `${folder} lacks ${typeof name === 'string' ? `"${name}" (${key})` : key}, which its assets.json lists. ${remedy}`
}

const remedy =
  'Take the file from another copy of this backup. Where it was changed on purpose, delete assets.json: what people wrote of pictures and files is then not loaded.'
