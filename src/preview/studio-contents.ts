import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  type HistoryRefresh,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
  createCompatibilityActors,
} from '@sanity/presentation-comlink'
import type {QueryClient} from '@tanstack/react-query'

import {contentLake} from '#src/content/environment.ts'
import {
  type FetchQuery,
  type QueryResponse,
  fetchPublished,
} from '#src/content/query/fetch-query.ts'
import {findQueryByKey, findQueryByText} from '#src/content/query/find-query.ts'
import type {QueryDefinition} from '#src/content/query/query-definition.ts'
import {wait} from '#src/ui/wait.ts'

import type {FieldMarks} from './field-marks.ts'

type Change = Extract<LoaderControllerMsg, {type: 'loader/query-change'}>['data']
type Perspective = Change['perspective']
type SourceMap = NonNullable<Change['resultSourceMap']>

type Followed = {
  definition: QueryDefinition<unknown>
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
  readonly #followed = new Map<string, Followed>()
  /** The Studio does not answer a query again that it follows already, unless a parameter is new. */
  #askId = crypto.randomUUID()
  /**
   * What the Studio shows at first. The page asks it for its perspective only once, and on a busy machine the answer can
   * be lost: without this, the page would then stay as visitors see it.
   */
  #perspective: Perspective = 'drafts'
  #asVisitor = false

  constructor(client: QueryClient, marks: FieldMarks) {
    this.#client = client
    this.#marks = marks
  }

  start(): void {
    this.#node.on('loader/perspective', ({perspective}) => this.follow(perspective))
    this.#node.on('loader/query-change', (change) => this.#receive(change))
    this.#node.start()
    for (const {queryKey} of this.#client.getQueryCache().findAll({queryKey: ['content']})) {
      const definition = findQueryByKey(queryKey)
      if (definition) this.#follow(definition)
    }
    this.#client.getQueryCache().subscribe(({type}) => {
      if (type === 'observerAdded') queueMicrotask(() => this.#postDocuments())
    })
    setInterval(() => this.#askAll(), askEveryMs)
  }

  /** Follows the Studio's perspective, which it names in two ways. */
  follow = (perspective: Perspective): void => {
    if (isEqual(perspective, this.#perspective)) return
    this.#perspective = perspective
    this.#askAll()
  }

  /**
   * Shows what visitors see, read as they read it: the Studio puts what stands in its open form into every answer. What
   * cannot be read now comes when the live events are back.
   */
  showAsVisitor(asVisitor: boolean): void {
    if (asVisitor === this.#asVisitor) return
    this.#asVisitor = asVisitor
    if (asVisitor) {
      for (const {definition} of this.#followed.values()) {
        this.#showPublished(definition).catch(() => {})
      }
    } else {
      this.#askId = crypto.randomUUID()
      this.#askAll()
    }
  }

  /** Reads through the Studio; what it does not answer in time is read as visitors read it. */
  read: FetchQuery = async <Result>(
    ...[query, params, options]: Parameters<FetchQuery>
  ): Promise<QueryResponse<Result>> => {
    const definition = findQueryByText(query, params)
    if (!definition) return fetchPublished<Result>(query, params, options)
    const followed = this.#follow(definition)
    if (this.#asVisitor) return fetchPublished<Result>(query, params, options)
    await Promise.race([followed.first.promise, wait(studioTimeoutMs)])
    const known = this.#client.getQueryData<QueryResponse<Result>>(definition.queryKey)
    return known ?? fetchPublished<Result>(query, params, options)
  }

  /** Drafts come by themselves, and the button to load the page again is the header's own. */
  refresh = ({source}: HistoryRefresh): false | Promise<void> =>
    source === 'mutation' ? Promise.resolve() : false

  #follow(definition: QueryDefinition<unknown>): Followed {
    const name = nameOf(definition)
    const known = this.#followed.get(name)
    if (known) return known
    const followed = {definition, documents: [], first: Promise.withResolvers<void>()}
    this.#followed.set(name, followed)
    this.#ask(definition)
    return followed
  }

  async #showPublished({groq, params, queryKey}: QueryDefinition<unknown>): Promise<void> {
    const response = await fetchPublished(groq, params)
    if (this.#asVisitor) this.#client.setQueryData(queryKey, response)
  }

  #askAll(): void {
    for (const {definition} of this.#followed.values()) this.#ask(definition)
  }

  #ask({groq, params}: QueryDefinition<unknown>): void {
    this.#node.post('loader/query-listen', {
      ...project,
      perspective: this.#perspective,
      query: groq,
      params: {...params, askId: this.#askId},
      heartbeat: heartbeatMs,
    })
  }

  #receive({query, params, perspective, result, resultSourceMap}: Change): void {
    const {askId, ...asked} = params
    const definition = findQueryByText(query, asked)
    const followed = definition && this.#followed.get(nameOf(definition))
    const isCurrent = isEqual(perspective, this.#perspective) && askId === this.#askId
    if (!followed || !isCurrent || this.#asVisitor || !resultSourceMap) return
    this.#client.setQueryData(definition.queryKey, {
      result: this.#marks.mark(result, resultSourceMap, definition.name),
      // Live events are about what is published; here the Studio sends every change.
      syncTags: [],
    })
    followed.documents = resultSourceMap.documents
    followed.first.resolve()
    this.#postDocuments()
  }

  #postDocuments(): void {
    const perspective = this.#perspective
    if (!perspective) return
    const all = [...this.#followed.values()].flatMap(({definition, documents}) =>
      this.#isShown(definition) ? documents : [],
    )
    const documents = [...new Map(all.map((document) => [document._id, document])).values()]
    this.#node.post('loader/documents', {...project, perspective, documents})
  }

  #isShown({queryKey}: QueryDefinition<unknown>): boolean {
    return this.#client.getQueryCache().find({queryKey})?.isActive() ?? false
  }
}

const project = {projectId: contentLake.projectId, dataset: contentLake.dataset}

/** The Studio follows a query for this long after it was last asked for. */
const heartbeatMs = 10_000
const askEveryMs = 3000
/** How long a page that somebody goes to waits for the Studio. */
const studioTimeoutMs = 5000

/** A perspective is a name, or a list of them. */
function isEqual(one: Perspective, other: Perspective | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function nameOf({name, params}: QueryDefinition<unknown>): string {
  return `${name} ${JSON.stringify(params)}`
}
