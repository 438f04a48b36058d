/** What starts a content lake. Everything but the data folder has the defaults of local development. */
export type ContentLakeOptions = {
  /** 0 takes a free port. */
  port?: number
  /** The lake's own folder: datasets, assets and cached pictures. */
  dataFolder: string
  projectId?: string
  /** The dataset that exists from the first start. */
  dataset?: string
  /** Requests that carry it as a bearer token may write and read drafts. */
  token?: string
  /** Requests from these origins count as signed in. */
  studioOrigins?: string[]
  /** Origins that may read from a browser. */
  siteOrigins?: string[]
  /** Leaves out the line that tells the address; problems are still told. */
  quiet?: boolean
  /** Where problems are told, such as a damaged store. */
  report?: (message: string) => void
}

export type LakeSettings = Required<ContentLakeOptions>

export function withDefaults(options: ContentLakeOptions): LakeSettings {
  return {
    port: options.port ?? 3900,
    dataFolder: options.dataFolder,
    projectId: options.projectId ?? 'localdev',
    dataset: options.dataset ?? 'production',
    token: options.token ?? 'local-dev-token',
    studioOrigins: options.studioOrigins ?? ['http://localhost:3333'],
    siteOrigins: options.siteOrigins ?? ['http://localhost:5173', 'http://localhost:4173'],
    quiet: options.quiet ?? false,
    report: options.report ?? ((message) => console.error(message)),
  }
}

/** The address that stored pictures and files are told under. */
export function addressOf({port}: LakeSettings): string {
  return `http://localhost:${port}`
}
