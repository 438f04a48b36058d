import {afterAll, expect, test} from 'vitest'

import {memoryStorage, newClient} from '../../../support/auth/auth-client.ts'
import {newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

test('the client says when somebody signs in, is refreshed, changed and signed out [ACCOUNTS-11]', async () => {
  const {email, password} = await newAccount(emulator)
  const {auth} = newClient(emulator, {storage: memoryStorage()})
  const events: string[] = []
  const {data} = auth.onAuthStateChange((event) => void events.push(event))
  await expect.poll(() => events).toEqual(['INITIAL_SESSION'])
  await auth.signInWithPassword({email, password})
  await auth.refreshSession()
  await auth.updateUser({data: {full_name: 'Elena Marsh'}})
  await auth.signOut()
  data.subscription.unsubscribe()
  expect(events.slice(1)).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT'])
})
