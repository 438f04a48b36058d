import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {waitForMail} from '../support/mail.ts'
import {startEmulator} from '../support/project.ts'

const lines: string[] = []
const emulator = await startEmulator({log: (line) => lines.push(line)})
afterAll(() => emulator.stop())

test('a mail can be read on the inbox page and with Mailpit’s API [ACCOUNTS-9]', async () => {
  const email = newEmail()
  await newClient(emulator).auth.signUp({email, password: 'long enough'})
  const mail = await waitForMail(emulator.inboxUrl, email)

  const list: unknown = await (await fetch(`${emulator.inboxUrl}/api/v1/messages`)).json()
  expect(list).toMatchObject({
    total: expect.any(Number),
    messages: expect.arrayContaining([
      expect.objectContaining({
        ID: mail.ID,
        Subject: mail.Subject,
        To: [{Name: '', Address: email}],
      }),
    ]),
  })
  const page = await (await fetch(emulator.inboxUrl)).text()
  expect(page).toContain(email)
  const opened = await (await fetch(`${emulator.inboxUrl}/view/${mail.ID}`)).text()
  expect(opened).toContain('Confirm email address')
  expect(opened).toContain('sandbox=')
})

test('every mail is logged as one line with its link [ACCOUNTS-9]', async () => {
  const email = newEmail()
  await newClient(emulator).auth.signUp({email, password: 'long enough'})
  await waitForMail(emulator.inboxUrl, email)
  const printed = lines.filter((line) => line.includes(email))
  expect(printed).toHaveLength(1)
  expect(printed[0]).toContain(`${emulator.url}/auth/v1/verify?token=`)
})

test('an email address cannot inject markup into the page', async () => {
  const email = `a'onerror=x&b@example.com`
  await newClient(emulator).auth.signUp({email, password: 'long enough'})
  await waitForMail(emulator.inboxUrl, email)
  const page = await (await fetch(emulator.inboxUrl)).text()
  expect(page).toContain('a&#39;onerror=x&amp;b@example.com')
  expect(page).not.toContain(email)
})

test('mails can be deleted one by one or all at once', async () => {
  const [one, two] = [newEmail(), newEmail()]
  for (const email of [one, two]) {
    await newClient(emulator).auth.signUp({email, password: 'long enough'})
  }
  const mail = await waitForMail(emulator.inboxUrl, one)
  const messages = `${emulator.inboxUrl}/api/v1/messages`
  await fetch(messages, {method: 'DELETE', body: JSON.stringify({IDs: [mail.ID]})})
  expect((await fetch(`${emulator.inboxUrl}/api/v1/message/${mail.ID}`)).status).toBe(404)
  await waitForMail(emulator.inboxUrl, two)

  await fetch(messages, {method: 'DELETE'})
  expect(await (await fetch(messages)).json()).toMatchObject({total: 0, messages: []})
})

test('pages of other origins cannot read the mails', async () => {
  const response = await fetch(`${emulator.inboxUrl}/api/v1/messages`, {
    headers: {Origin: 'https://www.example.com'},
  })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
})
