import {createHash} from 'node:crypto'
import {readFileSync, readdirSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import path from 'node:path'
import {fileURLToPath} from 'node:url'

import {environment} from '../../environment.ts'
import type {CommonParts, SitePage} from './prerender.ts'

/** What a build leaves beside the site for the builds after it. */
export type LastBuild = {
  /** Of the code and the environment that it was made with. */
  fingerprint: string
  parts: CommonParts
  /** With the files of each page's states: its own, then the one before. */
  pages: Record<string, SitePage['made'] & {states: string[]}>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const code = [
  'src',
  'public',
  'scripts',
  'environment.ts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Null when there is none, or none that can be read. */
export async function readLastBuild(output: string): Promise<LastBuild | null> {
  try {
    const build: LastBuild = JSON.parse(await readFile(fileIn(output), 'utf8'))
    return build
  } catch {
    return null
  }
}

export async function writeLastBuild(output: string, build: LastBuild): Promise<void> {
  await writeFile(fileIn(output), JSON.stringify(build))
}

/** Changes with any file that the site is built from, and with the addresses that it is built for. */
export function buildFingerprint(): string {
  const hash = createHash('sha256')
  for (const name of code) {
    for (const file of filesIn(name)) {
      hash.update(file).update(readFileSync(path.join(root, file)))
    }
  }
  const {dataFolder: _, ...settings} = environment
  const {token: __, ...contentLake} = settings.contentLake
  return hash.update(JSON.stringify({...settings, contentLake})).digest('base64url')
}

function filesIn(name: string): string[] {
  if (path.extname(name)) return [name]
  return readdirSync(path.join(root, name), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

function fileIn(output: string): string {
  return path.resolve(output, 'last-build.json')
}
