import {evaluate, parse} from 'groq-js'

import {type Language, namedPageAt, pathTo} from '#domain/language.ts'
import {sharedQueries} from '#src/content/query/queries.ts'
import type {SiteSnapshot} from '#src/content/query/site-snapshot.ts'

import type {PrerenderEntry} from '../../../scripts/site/prerender.ts'
import {translatedRoutes} from '../page/routes.ts'
import type {Fields} from './broken-content.ts'

const answers = new Map<string, Awaited<ReturnType<typeof evaluate>>>()
const trees = new Map<string, ReturnType<typeof parse>>()

/** What the site's queries answer; each answer is kept for those that a change does not reach. */
export function snapshotBefore(renderer: PrerenderEntry, dataset: Fields[]): Promise<SiteSnapshot> {
  return renderer.readSiteSnapshot(async (query, params) => {
    const answer = await evaluate(parsed(query, params), {dataset, params})
    answers.set(JSON.stringify([query, params]), answer)
    return {result: await answer.get(), syncTags: []}
  })
}

/**
 * What they answer once a document of one type has changed. Those that do not name the type, or ask in another language
 * than the one in which the change shows, answer as before.
 */
export async function snapshotAfter(
  {type, language}: {type: string; language: Language},
  renderer: PrerenderEntry,
  dataset: Fields[],
): Promise<SiteSnapshot> {
  const snapshot = await renderer.readSiteSnapshot(async (query, params) => {
    const isTried = query.includes(`"${type}"`) && (params['language'] ?? language) === language
    const known = isTried ? undefined : answers.get(JSON.stringify([query, params]))
    const answer = known ?? (await evaluate(parsed(query, params), {dataset, params}))
    return {result: await answer.get(), syncTags: []}
  })
  return withSectionsThatRead(type, snapshot)
}

/** Reading a query takes as long as answering it. */
function parsed(query: string, params: Record<string, string>) {
  const asked = JSON.stringify([query, params])
  const tree = trees.get(asked) ?? parse(query, {params})
  trees.set(asked, tree)
  return tree
}

export function inSpanish(english: string): string {
  const spanish = translatedRoutes.find((route) => route.english === english)?.spanish
  return spanish ?? pathTo(namedPageAt(english) ?? 'home', 'es')
}

/** Pages without the sections that no query of this type reaches, which stay as they are. A page holds its destination. */
function withSectionsThatRead(type: string, snapshot: SiteSnapshot): SiteSnapshot {
  const readers = sharedQueries.filter(({groq}) => groq.includes(`"${type}"`))
  if (readers.length === 0 || readers.some(({neededBy}) => neededBy === 'everyPage')) {
    return snapshot
  }
  const types = new Set<string>(readers.flatMap(({neededBy}) => neededBy))
  const pages = snapshot.pages.result.map((page) => {
    if (type === 'destination' && page.destination) return page
    const sections: unknown = page.sections?.filter((section) => types.has(section._type))
    return Object.assign({...page}, {sections})
  })
  return {...snapshot, pages: {...snapshot.pages, result: pages}}
}
