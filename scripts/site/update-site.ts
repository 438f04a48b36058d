import {existsSync} from 'node:fs'
import {readFile, rm} from 'node:fs/promises'
import path from 'node:path'

import {buildFingerprint, readLastBuild, writeLastBuild} from './build-manifest.ts'
import {contentLakeReader} from './content-lake-reader.ts'
import {
  contentHash,
  fileOf,
  hasPrerenderer,
  loadPrerenderer,
  renderSitePage,
  sitePaths,
} from './prerender.ts'
import {replaceFile, replacePage} from './replace-file.ts'

type Update = {
  /** Paths of the pages that were rendered anew. */
  pages: string[]
  /** Names of the other files that were written, such as the sitemap. */
  files: string[]
}

/**
 * Brings the built site up to what is published now. Only the pages are rendered whose document or query
 * results are others than at the last build; all other files stay untouched. Throws, before anything is
 * written, when the lake does not answer or a document cannot be rendered. A text says why only a whole
 * build will do.
 */
export async function updateSite(output: string): Promise<Update | string> {
  const folder = path.resolve(output, 'site')
  const last = await readLastBuild(output)
  if (!last || !hasPrerenderer(output)) return 'There is no earlier build.'
  if (last.fingerprint !== buildFingerprint()) {
    return 'The code or its environment is another one than at the last build.'
  }
  const entry = await loadPrerenderer(output)
  const paths = sitePaths(entry)
  if (!paths.every((page) => last.pages[page] && existsSync(path.join(folder, fileOf(page))))) {
    return 'The last build is not complete.'
  }
  const snapshot = await entry.readSiteSnapshot(contentLakeReader())
  const changed = paths.filter((page) => {
    const made = last.pages[page]
    return made?.hash !== contentHash(entry, page, snapshot, made?.queries ?? [])
  })
  const rendered = new Map(
    await Promise.all(
      changed.map(
        async (page) => [page, await renderSitePage(entry, page, snapshot, last.parts)] as const,
      ),
    ),
  )
  const files: string[] = []
  for (const [name, text] of Object.entries(entry.siteFiles(snapshot))) {
    const file = path.join(folder, name)
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue
    await replaceFile(file, text)
    files.push(name)
  }
  const pages = {...last.pages}
  const outdated: string[] = []
  for (const [page, site] of rendered) {
    await replacePage(folder, page, site)
    const states = [...new Set([site.state.file, ...(pages[page]?.states ?? [])])]
    // Who has the page from just before still asks for the state that it names.
    outdated.push(...states.splice(2))
    pages[page] = {...site.made, states}
  }
  await writeLastBuild(output, {...last, pages})
  for (const file of outdated) await rm(path.join(folder, file), {force: true})
  return {pages: changed, files}
}
