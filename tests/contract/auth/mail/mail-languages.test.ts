import {afterAll, expect, test} from 'vitest'

import {newClient, newEmail} from '../../../support/auth/auth-client.ts'
import {type Mail, mailsTo, waitForMail} from '../support/mail.ts'
import {startEmulator} from '../support/project.ts'

const site = 'http://localhost:4173'
const password = 'a long enough password'
const emulator = await startEmulator({mailLinks: 'site', siteUrl: site})
afterAll(() => emulator.stop())

test('confirmation and recovery come in the language of the sign-up, wherever the recovery was asked for [LINKS-5]', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  await client.auth.signUp({
    email,
    password,
    options: {data: {language: 'es'}, emailRedirectTo: `${site}/es`},
  })
  const confirmation = await waitForMail(emulator.inboxUrl, email)
  expect(confirmation.Subject).toBe('Confirme su correo electrónico')
  expect(confirmation.Text).toContain('Haga clic en el enlace para confirmar')
  const link = siteLinkIn(confirmation)
  expect(link.origin + link.pathname).toBe(`${site}/es/acceso`)
  expect(new URLSearchParams(link.hash.slice(1)).get('type')).toBe('signup')
  await verify(link, 'signup')

  await client.auth.resetPasswordForEmail(email, {redirectTo: site})
  const [recovery] = await mailsTo(emulator.inboxUrl, email)
  expect(recovery?.Subject).toBe('Restablezca su contraseña')
  const recoveryLink = siteLinkIn(recovery)
  expect(recoveryLink.origin + recoveryLink.pathname).toBe(`${site}/es/acceso`)
  await verify(recoveryLink, 'recovery')
})

test('a user without a language, or with one that the mails do not know, gets English, even from a Spanish page [LINKS-5]', async () => {
  for (const data of [{}, {language: 'en'}, {language: 'fr'}, {language: 7}, {language: ['es']}]) {
    const email = newEmail()
    const client = newClient(emulator)
    await client.auth.signUp({email, password, options: {data, emailRedirectTo: `${site}/es`}})
    const mail = await waitForMail(emulator.inboxUrl, email)
    const link = siteLinkIn(mail)
    expect(mail).toMatchObject({
      Subject: 'Confirm your email address',
      HTML: `<h2>Confirm your email address</h2>
<p>Follow the link below to confirm this email address and finish signing up.</p>
<p><a href="${link.href.replace('&', '&amp;')}">Confirm email address</a></p>`,
      Text: `Confirm your email address

Follow the link below to confirm this email address and finish signing up.

Confirm email address: ${link.href}`,
    })
    expect(link.pathname).toBe('/auth')
  }
})

test('whoever changes the language of the account changes that of its mails', async () => {
  const email = newEmail()
  const client = newClient(emulator)
  await client.auth.signUp({email, password})
  await verify(siteLinkIn(await waitForMail(emulator.inboxUrl, email)), 'signup')
  await client.auth.signInWithPassword({email, password})
  await client.auth.updateUser({data: {language: 'es'}})
  await client.auth.reauthenticate()
  const [code] = await mailsTo(emulator.inboxUrl, email)
  expect(code).toMatchObject({
    Subject: 'Su código de verificación',
    Text: expect.stringMatching(/El código: \d{6}$/),
  })
})

test('a Spanish mail with GoTrue’s own link returns to the Spanish home page', async () => {
  const own = await startEmulator({siteUrl: site})
  try {
    const email = newEmail()
    await newClient(own).auth.signUp({
      email,
      password,
      options: {data: {language: 'es'}, emailRedirectTo: `${site}/es`},
    })
    const {HTML, Subject} = await waitForMail(own.inboxUrl, email)
    expect(Subject).toBe('Confirme su correo electrónico')
    expect(HTML).toContain(`redirect_to=${encodeURIComponent(`${site}/es`)}"`)
  } finally {
    await own.stop()
  }
})

function siteLinkIn(mail: Mail | undefined): URL {
  return new URL(/https?:\S+/.exec(mail?.Text ?? '')?.[0] ?? '')
}

async function verify(link: URL, type: 'signup' | 'recovery') {
  const hash = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? ''
  const {error} = await newClient(emulator).auth.verifyOtp({type, token_hash: hash})
  expect(error).toBeNull()
}
