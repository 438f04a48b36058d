import {appendFile, mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import path from 'node:path'

import {build} from 'vite'

import {environment} from '../../environment.ts'
import {datasetName} from '../dataset/content-lake-client.ts'
import {bundleEntry, siteBundle} from '../vite/site-bundle.ts'
import {bootScript} from './boot-script.ts'
import {type BuildFolder, withBuildFolder} from './build-folder.ts'
import {buildPrerenderer} from './build-prerenderer.ts'
import {contentLakeReader} from './content-lake-reader.ts'
import {hostFiles} from './host-files.ts'
import {otherLicenses} from './licenses.ts'
import {loadPrerenderer, notFoundPaths, renderSitePage, sitePaths} from './prerender.ts'

/**
 * Builds the site into `<output>/site`: bundle, then every known page as complete HTML. The folder is
 * replaced only when all of it succeeded, so the last good output stays when the lake is down.
 */
export function buildSite(output: string): Promise<{folder: string; pages: number}> {
  return withBuildFolder(output, writeSite)
}

async function writeSite({building, prerenderer, finish}: BuildFolder) {
  const read = contentLakeReader()
  // A content lake that is down is reported at once rather than after the bundling.
  await read('*[_type == "siteSettings"][0]._id', {})
  await build({
    logLevel: 'warn',
    ...siteBundle,
    build: {...siteBundle.build, outDir: building, emptyOutDir: true},
  })
  await appendFile(path.join(building, 'licenses.txt'), otherLicenses())
  await buildPrerenderer(prerenderer)

  const entry = await loadPrerenderer(prerenderer)
  const boot = await bootScript()
  const {bundle, styles} = await builtFiles(building)
  const parts = {bundle, boot, styles: `${fontPreloads(styles)}<style>${styles}</style>`}
  const snapshot = await entry.readSiteSnapshot(read)
  // A home page before or after its times is not written either.
  if (!entry.pagesIn(snapshot).some(({path}) => path === '/')) throw new Error(noHomePage())
  const notFound = notFoundPaths(entry, snapshot)
  const paths = [...sitePaths(entry, snapshot), ...notFound]
  const files = new Map(Object.entries(await entry.siteFiles(snapshot)))
  const assets = await readdir(path.join(building, 'assets'))
  for (const page of paths) {
    const {html, state} = await renderSitePage(entry, page, snapshot, parts)
    files.set(html.file, html.text).set(state.file, state.json)
    assets.push(path.basename(state.file))
  }
  for (const [name, text] of Object.entries(
    hostFiles({boot, styles}, {assets, notFound, redirects: entry.redirectsOf(snapshot)}),
  )) {
    files.set(name, text)
  }
  for (const [name, text] of files) {
    const file = path.join(building, name)
    await mkdir(path.dirname(file), {recursive: true})
    await writeFile(file, text)
  }
  await rm(path.join(building, '.vite'), {recursive: true})
  return {folder: await finish(), pages: paths.length}
}

/** An empty dataset and a private one look the same to visitors, for whom the site is built. */
function noHomePage(): string {
  return `Visitors find no page at / in ${datasetName(environment.contentLake)}, so there is no site to build. Load the first content with "npm run seed", or publish the home page in the Studio. If it is published, the dataset is private: make it public; or the page has times and does not show now: remove them. The last good site is left as it was.`
}

type BuiltChunk = {file: string; name?: string; css?: string[]; imports?: string[]}

async function builtFiles(folder: string) {
  const manifest: Record<string, BuiltChunk | undefined> = JSON.parse(
    await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const entry = manifest[bundleEntry]
  // The bundler may put what the entry shares with a later chunk, styles included, into a chunk of its own.
  const eager = [entry, ...(entry?.imports ?? []).map((name) => manifest[name])]
  const [css, ...others] = eager.flatMap((chunk) => chunk?.css ?? [])
  if (!entry || !css || others.length > 0) {
    throw new Error(
      `The bundle must have the entry ${bundleEntry} and one style sheet. Found ${css ? [css, ...others].join(', ') : 'none'}: check the groups in scripts/vite/site-bundle.ts.`,
    )
  }
  // An entry that is nothing but an import of its own code is left out.
  const main = eager.find((chunk) => chunk !== entry && chunk?.name === entry.name) ?? entry
  return {bundle: `/${main.file}`, styles: await readFile(path.join(folder, css), 'utf8')}
}

/** The two fonts of every page; others load only where a page holds their characters. */
function fontPreloads(styles: string): string {
  const fonts = styles.match(/\/assets\/[a-z-]+-latin-(?!ext)[\w-]+\.woff2/g) ?? []
  return [...new Set(fonts)]
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`)
    .join('')
}
