import {QueryClientProvider, type QueryKey} from '@tanstack/react-query'
import {evaluate, parse} from 'groq-js'
import {type ReactNode, Suspense} from 'react'
import {MemoryRouter} from 'react-router-dom'
import {render} from 'vitest-browser-react'

import {type Language, languageOf} from '#domain/language.ts'
import {RouterLinks} from '#src/app/navigation/router-links.ts'
import {commit} from '#src/content/live/commit.ts'
import {hydrateCache} from '#src/content/query/dehydrated-state.ts'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'
import {
  type QueryResults,
  pageQueryFor,
  queries,
  sharedQueries,
} from '#src/content/query/queries.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {inLanguage} from '#src/content/query/query-definition.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {PageLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'
import {ToastRegion} from '#src/ui/toast/toast.tsx'

import {wordsParts} from '../content/words-parts.ts'

/** Results of the shared queries by name; what is left out has not been filled in by staff. */
export type PublishedContent = {[Name in keyof QueryResults]?: InPart<QueryResults[Name]>}

type InPart<Value> = Value extends readonly (infer Item)[]
  ? InPart<Item>[]
  : Value extends object
    ? {[Name in keyof Value]?: InPart<Value[Name]>}
    : Value

type Rendered = PublishedContent & {
  /** Says the language of the page, too. */
  path?: string
  /** What the lake holds at `path`. */
  page?: PageQueryResult
  /** For a test that changes the language of the page. */
  otherLanguage?: Language
  /** The content lake has not answered yet: the page shows what it was built from. */
  isPrerendered?: boolean
}

/** Renders a part of the site as a visitor sees it while just this content is published. */
export async function renderWithContent(
  element: ReactNode,
  {path = '/', page = null, otherLanguage, isPrerendered, ...content}: Rendered = {},
) {
  const client = createQueryClient()
  const fill = (key: QueryKey, result: unknown) => {
    const read = {result, syncTags: []}
    if (isPrerendered) hydrateCache(client, [[key, read, Date.now()]])
    else client.setQueryData(key, read)
  }
  const {settings, bookingRules, ...site} = content.site ?? {}
  const documents = [
    {...settings, _type: 'siteSettings'},
    {...bookingRules, _type: 'bookingRules'},
  ]
  const given: Record<string, object | null> = {...content, site}
  const {pathname} = new URL(path, location.origin)
  for (const language of [languageOf(pathname), ...(otherLanguage ? [otherLanguage] : [])]) {
    // As on the site, where a page renders once its words are there, or did not come.
    await Promise.allSettled(wordsParts.map((part) => loadWords(part, language)))
    for (const query of sharedQueries) {
      const {name, groq, queryKey} = inLanguage<unknown>(query, language)
      const result = filledIn(await answer(groq, documents, {language}), given[name])
      fill(queryKey, result)
    }
  }
  const {queryKey} = pageQueryFor(pathname)
  fill(queryKey, page)
  const commitResult = (key: QueryKey, result: unknown) => {
    const latest = createQueryClient()
    latest.setQueryData(key, {result, syncTags: []})
    commit(client, latest, key)
  }
  const publishPage = (result: PageQueryResult) => commitResult(queryKey, result)
  /** Publishes another result of a shared query, in the language of the page. */
  const publish = <Name extends keyof QueryResults>(
    name: Name,
    change: (before: QueryResults[Name]) => QueryResults[Name],
  ) => {
    const {queryKey: key} = inLanguage<unknown>(queries[name], languageOf(pathname))
    const before = client.getQueryData<QueryResponse<QueryResults[Name]>>(key)
    if (before) commitResult(key, change(before.result))
  }
  const screen = await render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <PageLanguage>
          <ToastRegion>
            <RouterLinks />
            <Suspense fallback="Loading">{element}</Suspense>
          </ToastRegion>
        </PageLanguage>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {...screen, publishPage, publish}
}

function filledIn(empty: object | null, given: object | null | undefined) {
  return given && !Array.isArray(given) ? {...empty, ...given} : (given ?? empty)
}

/** What the content lake answers when these are all its documents. */
async function answer(
  groq: string,
  dataset: object[],
  params: {language: string},
): Promise<object | null> {
  return (await evaluate(parse(groq, {params}), {dataset, params})).get()
}
