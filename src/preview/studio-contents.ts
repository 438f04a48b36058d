import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  type HistoryRefresh,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
  createCompatibilityActors,
} from '@sanity/presentation-comlink'
import type {QueryClient} from '@tanstack/react-query'

import {contentLake} from '#src/content/environment.ts'
import {type Content, type ReadContent, readPublished} from '#src/content/query/fetch-query.ts'
import type {QueryDefinition} from '#src/content/query/query-definition.ts'
import {wait} from '#src/ui/wait.ts'

import type {FieldMarks} from './field-marks.ts'
import {findQueryByKey, findQueryByText} from './find-query.ts'

type Change = Extract<LoaderControllerMsg, {type: 'loader/query-change'}>['data']
type Perspective = Change['perspective']
type SourceMap = NonNullable<Change['resultSourceMap']>

type Listening = {
  content: QueryDefinition<unknown>
  documents: SourceMap['documents']
  /** Resolves with the Studio's first answer. */
  first: PromiseWithResolvers<void>
}

/**
 * The page's contents as the Studio sees them. The Studio asks the content lake, so that the page needs no
 * token, and sends each result again as soon as it differs, also while somebody types.
 */
export class StudioContents {
  readonly #client: QueryClient
  readonly #marks: FieldMarks
  readonly #node = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    {name: 'loaders', connectTo: 'presentation'},
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  readonly #listening = new Map<string, Listening>()
  /** A query that the Studio follows already is not answered again, so each load of the page asks its own. */
  readonly #pageLoad = crypto.randomUUID()
  #perspective: Perspective | null = null

  constructor(client: QueryClient, marks: FieldMarks) {
    this.#client = client
    this.#marks = marks
  }

  start(): void {
    this.#node.on('loader/perspective', ({perspective}) => this.show(perspective))
    this.#node.on('loader/query-change', (change) => this.#receive(change))
    this.#node.start()
    for (const {queryKey} of this.#client.getQueryCache().findAll({queryKey: ['content']})) {
      const content = findQueryByKey(queryKey)
      if (content) this.#follow(content)
    }
    this.#client.getQueryCache().subscribe(({type}) => {
      if (type === 'observerAdded') queueMicrotask(() => this.#tellDocuments())
    })
    setInterval(() => this.#askAll(), askAgainEvery)
  }

  /** Which documents to show: with drafts or as they are published. The Studio tells it on two ways. */
  show = (perspective: Perspective): void => {
    if (JSON.stringify(perspective) === JSON.stringify(this.#perspective)) return
    this.#perspective = perspective
    this.#askAll()
  }

  /** Reads through the Studio; what it does not answer in time is read as visitors read it. */
  read: ReadContent = async <Result>(
    ...[query, params, options]: Parameters<ReadContent>
  ): Promise<Content<Result>> => {
    const content = findQueryByText(query, params)
    if (!content) return readPublished<Result>(query, params, options)
    await Promise.race([this.#follow(content).first.promise, wait(patience)])
    const known = this.#client.getQueryData<Content<Result>>(content.queryKey)
    return known ?? readPublished<Result>(query, params, options)
  }

  /** The Studio's refresh button; drafts come by themselves. */
  refresh = ({source}: HistoryRefresh): false | Promise<void> => {
    if (source === 'manual') location.reload()
    return source === 'mutation' ? Promise.resolve() : false
  }

  #follow(content: QueryDefinition<unknown>): Listening {
    const name = nameOf(content)
    const known = this.#listening.get(name)
    if (known) return known
    const listening = {content, documents: [], first: Promise.withResolvers<void>()}
    this.#listening.set(name, listening)
    this.#ask(content)
    return listening
  }

  #askAll(): void {
    for (const {content} of this.#listening.values()) this.#ask(content)
  }

  #ask({groq, params}: QueryDefinition<unknown>): void {
    if (!this.#perspective) return
    this.#node.post('loader/query-listen', {
      ...project,
      perspective: this.#perspective,
      query: groq,
      params: {...params, pageLoad: this.#pageLoad},
      heartbeat: forgottenAfter,
    })
  }

  #receive({query, params, perspective, result, resultSourceMap}: Change): void {
    const {pageLoad, ...asked} = params
    const content = findQueryByText(query, asked)
    const listening = content && this.#listening.get(nameOf(content))
    const isCurrent = JSON.stringify(perspective) === JSON.stringify(this.#perspective)
    if (!listening || !isCurrent || pageLoad !== this.#pageLoad || !resultSourceMap) return
    this.#client.setQueryData(content.queryKey, {
      result: this.#marks.mark(result, resultSourceMap, content.name),
      // Live events tell of what is published; here the Studio tells.
      syncTags: [],
    })
    listening.documents = resultSourceMap.documents
    listening.first.resolve()
    this.#tellDocuments()
  }

  #tellDocuments(): void {
    const perspective = this.#perspective
    if (!perspective) return
    const all = [...this.#listening.values()].flatMap(({content, documents}) =>
      this.#isShown(content) ? documents : [],
    )
    const documents = [...new Map(all.map((document) => [document._id, document])).values()]
    this.#node.post('loader/documents', {...project, perspective, documents})
  }

  #isShown({queryKey}: QueryDefinition<unknown>): boolean {
    return this.#client.getQueryCache().find({queryKey})?.isActive() ?? false
  }
}

const project = {projectId: contentLake.projectId, dataset: contentLake.dataset}

/** How long the Studio follows a query that is not asked for again, in ms. */
const forgottenAfter = 10_000
const askAgainEvery = 3000
/** How long a page that is gone to waits for the Studio, in ms. */
const patience = 5000

function nameOf({name, params}: QueryDefinition<unknown>): string {
  return `${name} ${JSON.stringify(params)}`
}
