import type {Context} from 'hono'

import type {JsonObject} from '../../json.ts'
import type {AuthService} from '../auth-service.ts'
import {clientIp, readJson} from './request.ts'

/**
 * The body of a request that anybody may make. Throws 429 above the limit of calls of `endpoint` from one address in five
 * minutes, and 400 where the captcha is on and its token is missing or was used.
 */
export async function readPublicBody(
  service: AuthService,
  context: Context,
  endpoint: string,
): Promise<JsonObject> {
  const {limiter, options, captcha} = service
  limiter.countCall(`${endpoint} ${clientIp(context)}`, options.rateLimits.account, 300)
  const body = await readJson(context)
  captcha.check(body)
  return body
}
