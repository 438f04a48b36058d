import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {mailsTo} from '../support/mail.ts'
import {newAccount, startEmulator} from '../support/project.ts'
import {errorOf, send} from '../support/request.ts'

const emulator = await startEmulator()
const withPhone = await startEmulator({phone: true})
afterAll(() => Promise.all([emulator.stop(), withPhone.stop()]))

const [email, phone] = ['nobody@example.com', '13055550100']
const invalid = (message: string) => [400, 'validation_failed', message]

test.for<[what: string, body: object, expected: (string | number)[]]>([
  [
    'an unknown type',
    {type: 'nonsense', email},
    invalid('Missing one of these types: signup, email_change, sms, phone_change'),
  ],
  [
    'a sign-up without an address',
    {type: 'signup', phone},
    invalid('Type provided requires an email address'),
  ],
  [
    'a text message without a number',
    {type: 'sms', email},
    invalid('Type provided requires a phone number'),
  ],
  [
    'an address and a number',
    {type: 'signup', email, phone},
    invalid('Only an email address or phone number should be provided.'),
  ],
  ['a change of neither', {type: 'email_change'}, invalid('Missing email address or phone number')],
  [
    'a text message while numbers are off',
    {type: 'sms', phone},
    [400, 'phone_provider_disabled', 'Phone logins are disabled'],
  ],
  [
    'half of the PKCE parameters',
    {type: 'signup', email, code_challenge: 'x'},
    invalid('PKCE flow requires code_challenge_method and code_challenge'),
  ],
])('%s is refused', async ([, body, expected]) => {
  expect(errorOf(await send(emulator, 'POST', '/resend', {body}))).toEqual(expected)
})

test('what nobody waits for is answered alike and not sent', async () => {
  const {email: confirmed} = await newAccount(withPhone)
  const {auth} = newClient(withPhone)
  const before = await mailsTo(withPhone.inboxUrl, confirmed)
  const answers = [
    await auth.resend({type: 'signup', email: confirmed}),
    await auth.resend({type: 'email_change', email: confirmed}),
    await auth.resend({type: 'sms', phone: '13055550199'}),
    await auth.resend({type: 'phone_change', phone: '13055550199'}),
  ]
  expect(answers.map(({error}) => error)).toEqual(answers.map(() => null))
  expect(await mailsTo(withPhone.inboxUrl, confirmed)).toHaveLength(before.length)
})

test('a confirmation, a change of the address and a text message are sent again', async () => {
  const {auth} = newClient(withPhone)
  const [address, password, number] = [newEmail(), 'a long enough password', '13055550123']
  await auth.signUp({email: address, password})
  await auth.resend({type: 'signup', email: address})
  expect(await mailsTo(withPhone.inboxUrl, address)).toHaveLength(2)

  await auth.signUp({phone: number, password})
  expect((await auth.resend({type: 'sms', phone: number})).data.messageId).toBeUndefined()
  expect(await mailsTo(withPhone.inboxUrl, number)).toHaveLength(2)

  const {client, email: current} = await newAccount(withPhone)
  const changed = newEmail()
  await client.auth.updateUser({email: changed})
  await auth.resend({type: 'email_change', email: current})
  expect(await mailsTo(withPhone.inboxUrl, changed)).toHaveLength(2)
})
