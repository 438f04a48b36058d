import type {AuthClient} from './auth-client.ts'

/** Where the session has ended elsewhere, signs out: only a read of the user makes the client notice. */
export async function signOutIfEnded(client: AuthClient, error: {name: string} | null) {
  if (error?.name === 'AuthSessionMissingError') await client.getUser()
}
