import type {Hono} from 'hono'

import {requireSignIn} from '../http/access.ts'
import type {LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'
import {isPublic, type LakeDocument, publishedId} from '../store/document.ts'
import {parseDocumentIds} from './document-ids.ts'

/** Reads documents: by id, and all of them for an export. */
export function documentEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/data/doc/:dataset/:ids', (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'))
    const ids = parseDocumentIds(context.req.param('ids'))
    const {signedIn} = context.get('access')
    const isVisible = (document: LakeDocument) => signedIn || isPublic(document._id)
    if (context.req.query('includeAllVersions') === 'true') {
      const groups = new Set(ids.map(publishedId))
      const versions = [...dataset.documents()].filter(({_id: id}) => groups.has(publishedId(id)))
      return context.json({documents: versions.filter(isVisible), omitted: []})
    }
    const found = ids.flatMap((id) => dataset.get(id) ?? []).filter(isVisible)
    const omitted = ids
      .filter((id) => !found.some((document) => document._id === id))
      .map((id) => ({id, reason: dataset.get(id) ? 'permission' : 'existence'}))
    const isExcluded = context.req.query('excludeContent') === 'true'
    return context.json({documents: isExcluded ? [] : found, omitted})
  })

  app.get('/data/export/:dataset', (context) => {
    requireSignIn(context)
    const {dataset} = lake.services(context.req.param('dataset'))
    const types = context.req.query('types')?.split(',')
    const lines = [...dataset.documents()]
      .filter(({_type: type}) => !types || types.includes(type))
      .map((document) => `${JSON.stringify(document)}\n`)
    context.header('content-type', 'application/x-ndjson')
    return context.body(lines.join(''))
  })
}
