import {afterAll, expect, test} from 'vitest'

import {newEmail} from '../../../support/auth/auth-client.ts'
import {consent} from '../support/consent-page.ts'
import {openLink} from '../support/mail.ts'
import {hasAccounts, hostedProjects, newAccount, startEmulator} from '../support/project.ts'

const emulator = await startEmulator({manualLinking: true})
const withoutLinking = await startEmulator()
afterAll(() => Promise.all([emulator.stop(), withoutLinking.stop()]))

const site = 'http://localhost:4173'

test.for([emulator, ...hostedProjects()].filter(hasAccounts))(
  '$name: an account lists its e-mail identity',
  async (project) => {
    const {client, email} = await newAccount(project)
    const {data, error} = await client.auth.getUserIdentities()
    expect(error).toBeNull()
    expect(data?.identities).toContainEqual(
      expect.objectContaining({
        provider: 'email',
        identity_id: expect.any(String),
        identity_data: expect.objectContaining({email}),
      }),
    )
  },
)

test('linking and unlinking are disabled by default', async () => {
  const {client} = await newAccount(withoutLinking)
  const linked = await client.auth.linkIdentity({
    provider: 'google',
    options: {skipBrowserRedirect: true},
  })
  const disabled = {
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
  }
  expect(linked.error).toMatchObject(disabled)
  const {data} = await client.auth.getUserIdentities()
  const [identity] = data?.identities ?? []
  if (!identity) throw new Error('an account has an identity')
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject(disabled)
})

test('an identity is linked through the provider and unlinked again [ACCOUNTS-2]', async () => {
  const {client, email} = await newAccount(emulator)
  const {data: first} = await client.auth.getUserIdentities()
  const [emailIdentity] = first?.identities ?? []
  if (!emailIdentity) throw new Error('an account has an identity')
  expect((await client.auth.unlinkIdentity(emailIdentity)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })

  const other = newEmail()
  const linking = await client.auth.linkIdentity({
    provider: 'google',
    options: {redirectTo: `${site}/dashboard`, skipBrowserRedirect: true},
  })
  expect(linking.error).toBeNull()
  expect(linking.data.url).toContain('/provider/authorize?')
  const redirect = await openLink(await consent(linking.data.url ?? '', {email: other}))
  expect(redirect.target.pathname).toBe('/dashboard')
  expect(redirect.hash.has('access_token')).toBe(true)

  const {data: second} = await client.auth.getUserIdentities()
  const google = second?.identities.find(({provider}) => provider === 'google')
  if (!google) throw new Error('the identity was not linked')
  expect(google.identity_data).toMatchObject({email: other})
  expect((await client.auth.getUser()).data.user?.email).toBe(email)

  expect((await client.auth.unlinkIdentity(emailIdentity)).error).toBeNull()
  const {data: after} = await client.auth.getUser()
  expect(after.user).toMatchObject({email: other, app_metadata: {providers: ['google']}})
})

test('an identity belongs to one account', async () => {
  const email = newEmail()
  const link = async () => {
    const {client} = await newAccount(emulator)
    const {data} = await client.auth.linkIdentity({
      provider: 'google',
      options: {redirectTo: `${site}/auth`, skipBrowserRedirect: true},
    })
    return openLink(await consent(data.url ?? '', {email}))
  }
  await link()
  const second = await link()
  expect(second.hash.get('error_code')).toBe('identity_already_exists')
  expect(second.hash.get('error_description')).toBe('Identity is already linked to another user')
})

test('an identity of another account, or one that does not exist, cannot be unlinked', async () => {
  const owner = await newAccount(emulator)
  const {data} = await owner.client.auth.getUserIdentities()
  const [foreign] = data?.identities ?? []
  if (!foreign) throw new Error('an account has an identity')

  const {client} = await newAccount(emulator)
  const linking = await client.auth.linkIdentity({
    provider: 'google',
    options: {redirectTo: site, skipBrowserRedirect: true},
  })
  await openLink(await consent(linking.data.url ?? '', {email: newEmail()}))
  expect((await client.auth.unlinkIdentity(foreign)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  })
  expect(
    (await client.auth.unlinkIdentity({...foreign, identity_id: 'not-a-uuid'})).error,
  ).toMatchObject({status: 404, code: 'validation_failed'})
})
