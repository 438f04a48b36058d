import type {Context} from 'hono'

import type {Access} from './access.ts'
import type {DatasetHub} from './dataset-hub.ts'
import type {LakeSettings} from './options.ts'
import type {StreamHosts} from './realtime/stream-hosts.ts'
import type {Datasets} from './store/datasets.ts'
import type {ProjectStore} from './store/project-store.ts'

/** What every endpoint works with. */
export type Lake = {
  settings: LakeSettings
  datasets: Datasets
  project: ProjectStore
  streamHosts: StreamHosts
  /** Throws 404 for a dataset that was never made. */
  hub(dataset: string | undefined): DatasetHub
}

export type LakeEnv = {Variables: {access: Access}}

export type LakeContext = Context<LakeEnv>

export const localUser = {
  id: 'local-user',
  name: 'Local developer',
  displayName: 'Local developer',
  email: 'developer@localhost',
  profileImage: null,
  role: 'administrator',
  roles: [{name: 'administrator', title: 'Administrator', description: ''}],
  provider: 'local',
}

/** Who asks, as GROQ's `identity()` tells it. */
export function identityOf(access: Access): string {
  return access.signedIn ? localUser.id : '<anonymous>'
}
