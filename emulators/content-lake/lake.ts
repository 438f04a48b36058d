import type {DatasetServices} from './dataset-services.ts'
import type {ResolvedOptions} from './options.ts'
import type {StreamHosts} from './realtime/stream-hosts.ts'
import type {Datasets} from './store/datasets.ts'
import type {ProjectStore} from './store/project-store.ts'

/** What every endpoint works with. */
export type Lake = {
  options: ResolvedOptions
  datasets: Datasets
  project: ProjectStore
  streamHosts: StreamHosts
  /** Throws 404 for a dataset that does not exist. */
  services(dataset: string | undefined): DatasetServices
  /** Deletes the dataset with its history and assets. Throws 404 for one that does not exist. */
  deleteDataset(name: string): void
}
