import type {Hono} from 'hono'

import {isObject} from '../../json.ts'
import {requireSignIn} from '../http/access.ts'
import {malformedBody} from '../http/api-error.ts'
import {readJsonValue} from '../http/read-body.ts'
import type {LakeEnv} from '../http/request-context.ts'
import type {Lake} from '../lake.ts'

/** The Studio's settings of the user, such as recent searches and sort orders. */
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
