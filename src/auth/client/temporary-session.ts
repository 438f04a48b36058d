import type {AuthError, Session} from '@supabase/supabase-js'

import type {VerifiedMailLink, UnverifiedMailLink} from '../mail-link/auth-callback.ts'
import type {AuthEnvironment} from '../session/auth-environment.ts'
import type {Tokens} from '../session/stored-session.ts'
import type {AuthClient} from './auth-client.ts'

/** The session of a mail link. It is not stored: nobody is signed in by it yet, nor signed out. */
export function sessionOfMailLink(
  environment: AuthEnvironment,
  link: VerifiedMailLink | UnverifiedMailLink,
): Promise<{session: Session | null; error: AuthError | null}> {
  return withTemporaryClient(environment, async (client) => {
    const {data, error} =
      link.kind === 'token'
        ? await client.verifyOtp({token_hash: link.tokenHash, type: link.type})
        : await client.setSession({
            access_token: link.accessToken,
            refresh_token: link.refreshToken,
          })
    return {session: data.session, error}
  })
}

/** Ends a session at the service, whatever is stored by now. Never rejects. */
export async function endSession(environment: AuthEnvironment, tokens: Tokens): Promise<void> {
  await withTemporaryClient(environment, async (client) => {
    const {error} = await client.setSession(tokens)
    // Where this computer's clock runs slow, the client takes a token that has run out for a valid one.
    if (error?.code === 'bad_jwt') await client.refreshSession(tokens)
    await client.signOut({scope: 'local'})
  }).catch(() => {})
}

async function withTemporaryClient<Result>(
  environment: AuthEnvironment,
  work: (client: AuthClient) => Promise<Result>,
): Promise<Result> {
  const {createTemporaryClient} = await import('./auth-client.ts')
  const client = createTemporaryClient(environment)
  try {
    return await work(client)
  } finally {
    void client.dispose()
  }
}
