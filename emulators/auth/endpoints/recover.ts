import type {Context} from 'hono'

import {runTransaction} from '../../sqlite-store.ts'
import type {AuthService} from '../auth-service.ts'
import {validationFailed} from '../http/api-error.ts'
import {readPublicBody} from '../http/public-request.ts'
import {redirectTarget} from '../http/redirects.ts'
import {parseEmail, textField} from '../http/request.ts'
import {sendMail} from '../mail/mailer.ts'
import {parseCodeChallenge} from '../sessions/flow-states.ts'
import {findUserByEmail} from '../users/users.ts'

/** POST /recover: mails a one-time recovery link. An unknown address gets the same response. */
export async function recover(service: AuthService, context: Context): Promise<Response> {
  const {database, options} = service
  const body = await readPublicBody(service, context, 'recover')
  if (textField(body, 'email') === '') {
    throw validationFailed('Password recovery requires an email')
  }
  const user = findUserByEmail(database, parseEmail(textField(body, 'email')))
  const codeChallenge = parseCodeChallenge(body)
  if (user) {
    const redirectTo = redirectTarget(options, context)
    runTransaction(database, () => {
      sendMail(service, user, 'recovery', {redirectTo, codeChallenge})
    })
  }
  return context.json({})
}
