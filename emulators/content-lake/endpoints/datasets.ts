import type {Hono} from 'hono'

import type {JsonObject} from '../../json.ts'
import {requireSignIn} from '../http/access.ts'
import {UnsupportedError} from '../http/api-error.ts'
import {readJson} from '../http/read-body.ts'
import type {LakeContext, LakeEnv} from '../http/request-context.ts'
import {type Lake} from '../lake.ts'

/** Lists, creates and deletes datasets. All of them are public, as Sanity's are by default. */
export function datasetEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  const list = (context: LakeContext) => {
    const {datasetProfile, addonFor} = context.req.query()
    const datasets = lake.datasets.names().map(describe)
    return context.json(
      datasets.filter(
        (dataset) =>
          (datasetProfile === undefined || dataset.datasetProfile === datasetProfile) &&
          (addonFor === undefined || dataset.addonFor === addonFor),
      ),
    )
  }
  const create = async (context: LakeContext) => {
    const name = await checkedName(context)
    lake.datasets.create(name)
    return context.json({datasetName: name, aclMode: 'public'})
  }
  const edit = async (context: LakeContext) => {
    const name = await checkedName(context)
    return context.json({datasetName: lake.datasets.get(name).name, aclMode: 'public'})
  }
  const remove = async (context: LakeContext) => {
    lake.deleteDataset(await checkedName(context))
    return context.json({deleted: true})
  }
  app.get('/datasets', list)
  app.get('/projects/:project/datasets', list)
  for (const path of ['/datasets/:name', '/projects/:project/datasets/:name']) {
    app.put(path, create)
    app.patch(path, edit)
    app.delete(path, remove)
  }
}

/** The dataset that a change names. Throws 401 without a sign-in, 400 for what a dataset cannot be here. */
async function checkedName(context: LakeContext): Promise<string> {
  requireSignIn(context)
  const hasBody = Number(context.req.header('content-length') ?? 0) > 0
  const {aclMode = 'public'}: JsonObject = hasBody ? await readJson(context, ['aclMode']) : {}
  if (aclMode !== 'public') {
    throw new UnsupportedError(`The aclMode ${JSON.stringify(aclMode)} of a dataset`)
  }
  return context.req.param('name') ?? ''
}

function describe(name: string) {
  const addonFor: string | null = null
  return {name, aclMode: 'public', datasetProfile: 'content', addonFor, tags: []}
}
