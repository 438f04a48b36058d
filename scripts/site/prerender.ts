import {createHash} from 'node:crypto'
import path from 'node:path'
import {pathToFileURL} from 'node:url'

import type {DehydratedState} from '../../src/content/query/dehydrated-state.ts'
import type {SiteSnapshot} from '../../src/content/query/site-snapshot.ts'
import {htmlDocument} from './html-document.ts'

export type PrerenderEntry = typeof import('../../src/app/entry-prerender.tsx')

/** What all pages of one build have in common. */
export type CommonParts = {bundle: string; boot: string; styles: string}

export type SitePage = {
  /** Files of the built site, with their names in it. */
  html: {file: string; text: string}
  /** The page's state. Its name holds its hash, so that page and state are always of one build. */
  state: {file: string; json: string}
}

/** The prerenderer from the folder that it was bundled into. */
export async function loadPrerenderer(folder: string): Promise<PrerenderEntry> {
  const file = path.resolve(folder, 'entry-prerender.mjs')
  const url = `${pathToFileURL(file).href}?${Date.now()}`
  return import(url)
}

/** The path of every page that is published and of those in code. */
export function sitePaths(entry: PrerenderEntry, snapshot: SiteSnapshot): string[] {
  const {pagesIn, languagesIn, codePathsIn} = entry
  const codePaths = languagesIn(snapshot).flatMap(codePathsIn)
  return [...pagesIn(snapshot).map(({path}) => path), ...codePaths]
}

/** The path of the not-found page of each language. */
export function notFoundPaths(entry: PrerenderEntry, snapshot: SiteSnapshot): string[] {
  return entry.languagesIn(snapshot).map(entry.notFoundPath)
}

function fileOf(page: string): string {
  return page === '/' ? 'index.html' : `${page.slice(1)}.html`
}

function stateFile(page: string, state: DehydratedState): SitePage['state'] {
  const json = JSON.stringify(state)
  const name = page === '/' ? 'index' : page.slice(1).replaceAll('/', '-')
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 8)
  return {file: `assets/state-${name}-${hash}.json`, json}
}

/** Renders one page. Throws an error that names the document when any part of it cannot be rendered. */
export async function renderSitePage(
  entry: PrerenderEntry,
  page: string,
  snapshot: SiteSnapshot,
  {bundle, boot, styles}: CommonParts,
): Promise<SitePage> {
  const failures: unknown[] = []
  const language = entry.languageOf(page)
  const isNotFound = page === entry.notFoundPath(language)
  try {
    const rendered = await entry.renderPage(page, snapshot, (error) => {
      failures.push(error)
    })
    if (failures.length === 0) {
      const state = stateFile(page, rendered.state)
      const data = {
        language,
        bundle,
        state: `/${state.file}`,
        ...(isNotFound && {isNotFound: true as const}),
      }
      return {
        html: {
          file: fileOf(page),
          text: htmlDocument({
            ...rendered,
            boot,
            styles,
            data,
          }),
        },
        state,
      }
    }
  } catch (error) {
    failures.push(error)
  }
  const culprit = await brokenPart(entry, page, snapshot)
  const [reason] = failures
  throw new Error(
    `${page} cannot be rendered because of ${culprit}: ${reason instanceof Error ? reason.message : String(reason)}. Correct and publish it, then build again. The last good site is left as it was.`,
  )
}

/** What of a page cannot be rendered: a section, by its document, or what surrounds the sections. */
async function brokenPart(
  entry: PrerenderEntry,
  page: string,
  snapshot: SiteSnapshot,
): Promise<string> {
  const document = entry.pageAt(page, snapshot)
  const content: unknown = document?.sections
  const sections = Array.isArray(content) ? content : []
  const failsWith = async (isKept: (index: number) => boolean) => {
    const failures: unknown[] = []
    const note = (error: unknown) => void failures.push(error)
    const kept = sections.filter((_, index) => isKept(index))
    const result = document ? [{...document, sections: kept}] : []
    const reduced = {...snapshot, pages: {...snapshot.pages, result}}
    await entry.renderPage(page, reduced, note).catch(note)
    return failures.length > 0
  }
  if (!document || (await failsWith(() => false))) {
    return 'what stands around the sections (company details, booking rules, lists of names)'
  }
  const name = `the document "${document.title ?? ''}" (${document._id})`
  for (const [index, section] of sections.entries()) {
    if (await failsWith((other) => other === index)) {
      return `the section "${section?._key}" (${section?._type}) of ${name}`
    }
  }
  return name
}
