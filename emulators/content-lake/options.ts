/** Options of a content lake; all but the data folder default to those of local development. */
export type ContentLakeOptions = {
  /** 0 takes a free port. */
  port?: number
  /** The port that clients know, where it is another one than the lake listens on. */
  publicPort?: number
  /** Folder of the datasets, assets and cached images; created when missing. */
  dataFolder: string
  projectId?: string
  /** The dataset that is created at the first start. */
  dataset?: string
  /** The bearer token of requests that may write and read drafts. */
  token?: string
  /** Requests from these origins count as signed in. */
  studioOrigins?: string[]
  /** Origins that may read from a browser. */
  siteOrigins?: string[]
  /** Receives a message about each problem, such as a damaged store. */
  report?: (message: string) => void
  limits?: Partial<Limits>
}

/** Limits of the emulator, which tests set so low that they are reached. */
export type Limits = {
  /** How long the changes of one transaction may take to compute, in ms. */
  transaction: number
  /** How long a query may take that was moved to the worker thread, in ms. */
  slowQuery: number
  /** How many queries of the published perspective, and of all others, keep their sync tags. */
  taggedQueries: number
  /** After how many transactions a listener that comes back has to read its documents again. */
  missedTransactions: number
  /** How many pages may listen to the live events of a dataset; others are sent away. */
  liveConnections: number
  /** How long past transactions and revisions are kept, in ms. Hosted Sanity keeps them for the days of the plan. */
  history: number
}

/** The options of a content lake with the default of each that was not given. */
export type ResolvedOptions = Required<Omit<ContentLakeOptions, 'publicPort' | 'limits'>> & {
  limits: Limits
}

export const defaultLimits: Limits = {
  transaction: 2000,
  slowQuery: 5000,
  taggedQueries: 1000,
  // Sanity keeps events for some minutes.
  missedTransactions: 1000,
  liveConnections: Infinity,
  history: Infinity,
}

/** The options with defaults for those that are missing. */
export function withDefaults(given: ContentLakeOptions): ResolvedOptions {
  return {
    port: given.port ?? 3900,
    dataFolder: given.dataFolder,
    projectId: given.projectId ?? 'localdev',
    dataset: given.dataset ?? 'production',
    token: given.token ?? 'local-dev-token',
    studioOrigins: given.studioOrigins ?? ['http://localhost:3333'],
    siteOrigins: given.siteOrigins ?? ['http://localhost:5173', 'http://localhost:4173'],
    report: given.report ?? ((message) => console.error(message)),
    limits: {...defaultLimits, ...given.limits},
  }
}

/** The URL under which the lake is reached and asset URLs begin. */
export function baseUrlOf({port}: ResolvedOptions): string {
  return `http://localhost:${port}`
}
