import {afterAll, expect, onTestFinished, test} from 'vitest'

import {totpCode} from '../../../../emulators/auth/mfa/totp.ts'
import {newClient} from '../../../support/auth/auth-client.ts'
import {mailsTo} from '../support/mail.ts'
import {
  type Account,
  hasAccounts,
  hostedProjects,
  newAccount,
  startEmulator,
} from '../support/project.ts'

const emulator = await startEmulator()
afterAll(() => emulator.stop())

const projects = [emulator, ...hostedProjects()]

test.for(projects)('$name: enrolling a factor needs a session', async (project) => {
  const {error} = await newClient(project).auth.mfa.enroll({factorType: 'totp'})
  expect(error).toMatchObject({status: 403, code: 'bad_jwt'})
})

test.for(projects.filter(hasAccounts))(
  '$name: a TOTP factor is enrolled, challenged at sign-in and unenrolled [ACCOUNTS-4] [ACCOUNTS-11]',
  async (project) => {
    const {client, email, password} = await newAccount(project)
    const enrolled = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: `Contract ${Date.now()}`,
      issuer: 'Contract',
    })
    expect(enrolled.error).toBeNull()
    const {id = '', totp} = enrolled.data ?? {}
    const secret = totp?.secret ?? ''
    expect(totp?.uri).toContain(`secret=${secret}`)
    expect(totp?.uri).toContain('issuer=Contract')
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      totp: [],
      all: [{id, status: 'unverified', factor_type: 'totp'}],
    })

    const challenge = await client.auth.mfa.challenge({factorId: id})
    expect(challenge.data).toMatchObject({id: expect.any(String), type: 'totp'})
    const challengeId = challenge.data?.id ?? ''
    const wrong = await client.auth.mfa.verify({factorId: id, challengeId, code: '000000'})
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    const right = await client.auth.mfa.verify({
      factorId: id,
      challengeId,
      code: currentCode(secret),
    })
    expect(right.error).toBeNull()
    expect(events).toContain('MFA_CHALLENGE_VERIFIED')
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
    const {data: claims} = await client.auth.getClaims()
    expect(claims?.claims.amr).toMatchObject([{method: 'totp'}, {method: 'password'}])

    const later = newClient(project)
    await later.auth.signInWithPassword({email, password})
    expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    expect((await later.auth.mfa.unenroll({factorId: id})).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await client.auth.mfa.unenroll({factorId: id})).data).toEqual({id})
    await client.auth.refreshSession()
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  },
)

test('the QR code works in a data URL: it contains no #', async () => {
  const {client} = await newAccount(emulator)
  const {data} = await client.auth.mfa.enroll({factorType: 'totp'})
  const code = data?.totp.qr_code ?? ''
  expect(code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(code).not.toContain('#')
})

test('a verified challenge cannot be verified again', async () => {
  const {client} = await newAccount(emulator)
  const {id, challengeId, secret} = await enrollTotp(client)
  expect((await verify(client, id, challengeId, currentCode(secret))).error).toBeNull()
  expect((await verify(client, id, challengeId, currentCode(secret))).error).toMatchObject({
    code: 'mfa_ip_address_mismatch',
  })
})

test('a challenge must be verified in time', async () => {
  const expiring = await startEmulator({challengeLifetime: 0})
  onTestFinished(() => expiring.stop())
  const {client} = await newAccount(expiring)
  const {id, challengeId, secret} = await enrollTotp(client)
  const {error} = await verify(client, id, challengeId, currentCode(secret))
  expect(error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
    message: `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
  })
})

test('a challenge must be verified from the IP address that requested it', async () => {
  const {client, email, password} = await newAccount(emulator)
  const {id, challengeId, secret} = await enrollTotp(client)
  const otherIp = newClient(emulator, {headers: {'X-Forwarded-For': '203.0.113.9'}})
  await otherIp.auth.signInWithPassword({email, password})
  expect((await verify(otherIp, id, challengeId, currentCode(secret))).error).toMatchObject({
    code: 'mfa_ip_address_mismatch',
    message: 'Challenge and verify IP addresses mismatch.',
  })
})

test('an empty code, an unknown challenge and an unknown factor are rejected', async () => {
  const {client} = await newAccount(emulator)
  const {id, challengeId} = await enrollTotp(client)
  expect((await verify(client, id, challengeId, '')).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
  })
  expect((await verify(client, id, crypto.randomUUID(), '123456')).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
  })
  expect((await client.auth.mfa.unenroll({factorId: crypto.randomUUID()})).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  })
})

test('another account cannot verify a factor', async () => {
  const owner = await newAccount(emulator)
  const {id, challengeId, secret} = await enrollTotp(owner.client)
  const stranger = await newAccount(emulator)
  expect((await verify(stranger.client, id, challengeId, currentCode(secret))).error).toMatchObject(
    {
      status: 404,
      code: 'mfa_factor_not_found',
    },
  )
})

test('friendly names must differ, including the empty one', async () => {
  const {client} = await newAccount(emulator)
  await client.auth.mfa.enroll({factorType: 'totp'})
  expect((await client.auth.mfa.enroll({factorType: 'totp'})).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_name_conflict',
    message: 'A factor with the friendly name "" for this user already exists',
  })
})

test('an account holds at most ten factors [ACCOUNTS-10]', async () => {
  const {client} = await newAccount(emulator)
  for (let count = 0; count < 10; count++) {
    const {error} = await client.auth.mfa.enroll({factorType: 'totp', friendlyName: `no ${count}`})
    expect(error).toBeNull()
  }
  const {error} = await client.auth.mfa.enroll({factorType: 'totp', friendlyName: 'one too many'})
  expect(error).toMatchObject({status: 422, code: 'too_many_enrolled_mfa_factors'})
})

test('once a factor is verified, an aal1 session cannot enroll another one or change the password', async () => {
  const {client, email, password} = await newAccount(emulator)
  await verifyTotp(client)
  const later = newClient(emulator)
  await later.auth.signInWithPassword({email, password})
  expect(
    (await later.auth.mfa.enroll({factorType: 'totp', friendlyName: 'second'})).error,
  ).toMatchObject({status: 403, code: 'insufficient_aal'})
  expect((await later.auth.updateUser({password: 'another one'})).error).toMatchObject({
    status: 401,
    code: 'insufficient_aal',
  })
  expect((await client.auth.updateUser({password: 'another one'})).error).toBeNull()
})

test('verifying a factor ends other aal1 sessions and deletes unverified factors', async () => {
  const {client, email, password} = await newAccount(emulator)
  const other = newClient(emulator)
  await other.auth.signInWithPassword({email, password})
  await client.auth.mfa.enroll({factorType: 'totp', friendlyName: 'given up'})
  await verifyTotp(client, 'kept')

  expect((await other.auth.getUser()).error).toMatchObject({name: 'AuthSessionMissingError'})
  const {data} = await client.auth.getUser()
  expect(data.user?.factors).toMatchObject([{friendly_name: 'kept', status: 'verified'}])
})

test('a refresh token from before the MFA verification does not return an aal2 session', async () => {
  const strict = await startEmulator({reuseInterval: 0})
  onTestFinished(() => strict.stop())
  const {client} = await newAccount(strict)
  const before = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  await verifyTotp(client)
  const {error} = await newClient(strict).auth.refreshSession({refresh_token: before})
  expect(error).toMatchObject({code: 'refresh_token_already_used'})
})

test('phone and WebAuthn factors are disabled [ACCOUNTS-4]', async () => {
  const {client} = await newAccount(emulator)
  expect(
    (await client.auth.mfa.enroll({factorType: 'phone', phone: '+13055550100'})).error,
  ).toMatchObject({
    status: 422,
    code: 'mfa_phone_enroll_not_enabled',
    message: 'MFA enroll is disabled for Phone',
  })
  expect((await client.auth.mfa.enroll({factorType: 'webauthn'})).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
    message: 'MFA enroll is disabled for WebAuthn',
  })
})

test('phone factors work when the option enables them', async () => {
  const phones = await startEmulator({phoneFactors: true})
  onTestFinished(() => phones.stop())
  const {client} = await newAccount(phones)
  expect((await client.auth.mfa.enroll({factorType: 'phone', phone: 'none'})).error).toMatchObject({
    code: 'validation_failed',
  })

  const enrolled = await client.auth.mfa.enroll({factorType: 'phone', phone: '+1 305 555 0100'})
  expect(enrolled.data).toMatchObject({type: 'phone', phone: '+1 305 555 0100'})
  const id = enrolled.data?.id ?? ''
  const challenge = await client.auth.mfa.challenge({factorId: id})
  expect(challenge.data).toMatchObject({type: 'phone'})
  expect((await client.auth.mfa.challenge({factorId: id})).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  })

  const challengeId = challenge.data?.id ?? ''
  expect((await verify(client, id, challengeId, 'wrong')).error).toMatchObject({
    code: 'mfa_verification_failed',
    message: 'Invalid MFA Phone code entered',
  })
  const [text] = await mailsTo(phones.inboxUrl, '13055550100')
  const code = /\d{6}/.exec(text?.Text ?? '')?.[0] ?? ''
  expect((await verify(client, id, challengeId, code)).error).toBeNull()
  expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([
    {method: 'mfa/phone'},
    {method: 'password'},
  ])
})

type Client = Account['client']

async function enrollTotp(client: Client, friendlyName = 'App') {
  const {data, error} = await client.auth.mfa.enroll({factorType: 'totp', friendlyName})
  if (error) throw error
  const challenge = await client.auth.mfa.challenge({factorId: data.id})
  if (challenge.error) throw challenge.error
  return {id: data.id, secret: data.totp.secret, challengeId: challenge.data.id}
}

async function verifyTotp(client: Client, friendlyName = 'App') {
  const {id, secret, challengeId} = await enrollTotp(client, friendlyName)
  const {error} = await verify(client, id, challengeId, currentCode(secret))
  if (error) throw error
}

function verify(client: Client, factorId: string, challengeId: string, code: string) {
  return client.auth.mfa.verify({factorId, challengeId, code})
}

function currentCode(secret: string): string {
  return totpCode(secret, Math.floor(Date.now() / 30_000))
}
