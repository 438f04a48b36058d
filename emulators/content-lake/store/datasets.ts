import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'

import {httpError, ApiError} from '../http/api-error.ts'
import {baseUrlOf, type ResolvedOptions} from '../options.ts'
import {Dataset} from './dataset.ts'
import {shrinkHeap} from './shrink-heap.ts'

const suffix = '.sqlite'

/** Every dataset of the project; each is one SQLite file in the data folder. */
export class Datasets {
  readonly #options: ResolvedOptions
  readonly #datasets = new Map<string, Dataset>()
  readonly #callbacks: ((dataset: Dataset) => void)[] = []

  constructor(options: ResolvedOptions) {
    this.#options = options
    const folder = this.#folder()
    const files = existsSync(folder) ? readdirSync(folder) : []
    for (const file of files) if (file.endsWith(suffix)) this.#open(file.slice(0, -suffix.length))
    if (!this.#datasets.has(options.dataset)) this.#open(options.dataset)
    const counts = [...this.#datasets.values()].map(({size}) => size)
    if (counts.some((count) => count > 1000)) shrinkHeap()
  }

  /** Throws 404 for a dataset that does not exist. */
  get(name: string): Dataset {
    const dataset = this.#datasets.get(name)
    if (dataset) return dataset
    const message = `Dataset "${name}" not found for project ID "${this.#options.projectId}"`
    throw new ApiError(404, message, {
      statusCode: 404,
      error: 'Not Found',
      message: `Dataset not found - ${message}`,
      errorCode: 'SIO-404-DNF',
    })
  }

  names(): string[] {
    return [...this.#datasets.keys()].sort()
  }

  /** Throws 400 for a name that Sanity does not allow, 409 for one that exists. */
  create(name: string): void {
    if (!/^(~[a-z0-9]|[a-z0-9])[a-z0-9_-]{0,63}$/.test(name)) {
      throw httpError(400, `Dataset name "${name}" is invalid`)
    }
    if (this.#datasets.has(name)) throw httpError(409, `Dataset "${name}" already exists`)
    this.#open(name)
  }

  /** Deletes the files of a dataset that is closed. */
  delete(name: string): void {
    this.#datasets.delete(name)
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(this.#folder(), name + suffix + end), {force: true})
    }
    for (const folder of ['assets', 'image-cache']) {
      rmSync(join(this.#options.dataFolder, folder, name), {recursive: true, force: true})
    }
  }

  /** Calls back for every dataset, now and whenever one is created. */
  onDataset(callback: (dataset: Dataset) => void): void {
    this.#callbacks.push(callback)
    for (const dataset of this.#datasets.values()) callback(dataset)
  }

  #open(name: string): void {
    const file = join(this.#folder(), name + suffix)
    const {report, limits} = this.#options
    const url = baseUrlOf(this.#options)
    const dataset = new Dataset(name, file, url, report, limits.transaction)
    this.#datasets.set(name, dataset)
    for (const callback of this.#callbacks) callback(dataset)
  }

  #folder(): string {
    return join(this.#options.dataFolder, 'datasets')
  }
}
