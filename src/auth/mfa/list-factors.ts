import type {Factor} from '@supabase/supabase-js'

import type {AuthClient} from '../session/auth-client.ts'

/**
 * The factors of the account. The client goes by this computer's clock: where that runs slow, it uses a token that the
 * service refuses, and only another one is accepted. Throws the service's error.
 */
export async function listFactors(client: AuthClient): Promise<Factor[]> {
  let listed = await client.mfa.listFactors()
  if (listed.error?.code === 'bad_jwt') {
    await client.refreshSession()
    listed = await client.mfa.listFactors()
  }
  if (listed.error) throw listed.error
  return listed.data.all
}
