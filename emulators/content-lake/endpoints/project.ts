import type {Hono} from 'hono'

import {omit} from '../../json.ts'
import {isKnownOrigin, requireSignIn} from '../http/access.ts'
import {dataFolderHeader, realFolder} from '../http/data-folder-header.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {localUser} from '../local-user.ts'

/** What the Studio requests about the project; most of it is the same for every request. */
export function projectEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  const project = projectOf(lake.options.projectId)
  const described = (context: LakeContext) => {
    const {includeMembers, includeFeatures} = context.req.query()
    const left = [
      ...(includeMembers === 'false' ? ['members'] : []),
      ...(includeFeatures === 'false' ? ['features'] : []),
    ]
    return omit(project, ...left)
  }

  app.get('/projects', (context) => {
    requireSignIn(context)
    return context.json([described(context)])
  })
  app.get('/projects/:project', (context) => context.json(described(context)))
  app.get('/projects/:project/datasets/:name/acl', (context) =>
    context.json([
      {
        filter: '_id in path("**")',
        permissions: ['read', 'update', 'create', 'history', 'editHistory', 'mode', 'publish'],
      },
    ]),
  )
  app.get('/projects/:project/datasets/:name/settings/embeddings', (context) =>
    context.json({enabled: false}),
  )
  app.get('/projects/:project/grants', (context) => context.json({}))
  app.get('/projects/:project/roles', (context) => context.json(localUser.roles))
  app.get('/projects/:project/user-applications', (context) => context.json([]))
  app.get('/features', (context) => context.json(['privateDataset']))
  app.get('/intake/telemetry-status', (context) =>
    context.json({status: 'denied', type: 'explicit'}),
  )
  app.post('/intake/batch', (context) => context.json({}))
  app.get('/journey/announcements', (context) => context.json([]))
  app.get('/journey/:topic', (context) => context.json({}))
  app.get('/schedules/:project/:dataset', (context) => context.json({schedules: []}))
  app.get('/help', (context) => context.json({}))
  app.get('/access/requests/me', (context) => context.json([]))
  app.get('/check/cors', (context) => {
    const origin = context.req.header('origin')
    const allowed = origin === undefined || isKnownOrigin(lake.options, origin)
    // Every page may read this, so that one of an unknown origin learns that it is not allowed.
    if (origin !== undefined) context.header('access-control-allow-origin', origin)
    return context.json({result: {allowed, withCredentials: allowed}})
  })
  app.get('/data/references/:dataset/documents/:id/to', (context) =>
    context.json({totalCount: 0, references: []}),
  )
  const dataFolder = encodeURIComponent(realFolder(lake.options.dataFolder) ?? '')
  app.get('/ping', (context) => context.json({}, {headers: {[dataFolderHeader]: dataFolder}}))
  app.get('/data/ping', (context) => context.json({}))
  app.get('/data/ping/:dataset', (context) => context.json({}))
}

/** The project as Sanity's API describes it, with the local user as its one member. */
function projectOf(projectId: string) {
  const epoch = new Date(0).toISOString()
  return {
    id: projectId,
    projectId,
    displayName: 'Local project',
    studioHost: null,
    organizationId: null,
    metadata: {},
    members: [
      {
        id: localUser.id,
        createdAt: epoch,
        isCurrentUser: true,
        isRobot: false,
        role: localUser.role,
        roles: localUser.roles,
      },
    ],
    features: [],
    isBlocked: false,
    isDisabled: false,
    createdAt: epoch,
  }
}
