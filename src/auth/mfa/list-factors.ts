import type {Factor} from '@supabase/supabase-js'

import type {AuthClient} from '../client/auth-client.ts'
import {retryWithNewToken} from '../client/retry-with-new-token.ts'

/** The factors of the account. Throws the service's error. */
export async function listFactors(client: AuthClient): Promise<Factor[]> {
  const {data, error} = await retryWithNewToken(client, () => client.mfa.listFactors())
  if (error) throw error
  return data.all
}
