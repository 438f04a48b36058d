import type {AuthError} from '@supabase/supabase-js'

import type {AuthClient} from './auth-client.ts'

/**
 * Makes a call, and makes it again with a new token where the service has refused this one as expired. The client goes
 * by this computer's clock: where that runs slow, it sends tokens that have run out.
 */
export async function retryWithNewToken<Answer extends {error: AuthError | null}>(
  client: AuthClient,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await call()
  if (answer.error?.code !== 'bad_jwt') return answer
  await client.refreshSession()
  return call()
}
