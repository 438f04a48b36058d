import type {Hono} from 'hono'

import {requireSignIn} from '../access.ts'
import {isObject} from '../json.ts'
import type {Lake, LakeEnv} from '../lake.ts'
import {readJsonValue} from '../read-body.ts'
import {malformedBody} from '../store/mutation.ts'

/** What the Studio remembers of its user: recent searches, sort orders and the like. */
export function userSettingEndpoints(app: Hono<LakeEnv>, lake: Lake): void {
  app.get('/users/me/keyvalue/:keys', (context) => {
    requireSignIn(context)
    return context.json(lake.project.userSettings(context.req.param('keys').split(',')))
  })

  app.put('/users/me/keyvalue', async (context) => {
    requireSignIn(context)
    const body = await readJsonValue(context)
    if (!Array.isArray(body)) throw malformedBody('it must be a list of keys and values')
    const settings = body.map((item: unknown) => {
      if (isObject(item) && typeof item.key === 'string') return {key: item.key, value: item.value}
      throw malformedBody('every item must have a "key"')
    })
    lake.project.saveUserSettings(settings)
    return context.json(settings)
  })
}
