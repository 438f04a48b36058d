import {expect} from '@playwright/test'

import {newEmail} from '../support/auth/auth-client.ts'
import {
  type AuthService,
  codeOf,
  linkFor,
  newAccount,
  newMfaAccount,
  password,
} from '../support/auth/auth-journey.ts'
import {expectNotToSee, expectPath, expectToSee, short, test} from './journey.ts'
import type {Visitor} from './visitor.ts'

export function accountJourneys() {
  test('a business user signs up, confirms by mail and sees the dashboard', async ({
    visitor,
    site,
  }) => {
    const auth = authOf(site.services)
    const email = newEmail()
    await visitor.open('/dashboard')
    await expectPath(visitor, '/auth')
    await visitor.click({role: 'tab', name: 'Sign Up'})
    await visitor.fill(field('Full Name (optional)'), 'Elena Marsh')
    await visitor.fill(field('Email'), email)
    await visitor.fill(field('Password'), password)
    await visitor.fill(field('Confirm Password'), password)
    await visitor.click({role: 'button', name: 'Sign Up', in: 'tab panel'})
    await expectToSee(visitor, {role: 'status', text: 'Check your email'})

    await visitor.open(await linkFor(auth, email))
    await visitor.click({role: 'button', name: 'Confirm email'})
    await expectPath(visitor, '/dashboard')
    await expectToSee(visitor, {role: 'heading', name: 'Dashboard'})
    expect(await visitor.complaints()).toEqual([])
  })

  test('a business user signs in and out', short, async ({visitor, site}) => {
    await visitor.open('/dashboard')
    await expectPath(visitor, '/auth')
    await signIn(visitor, await newAccount(authOf(site.services)))
    await expectPath(visitor, '/dashboard')
    await visitor.click({role: 'button', name: 'EM, account of Elena Marsh'})
    await visitor.click({role: 'button', name: 'Log out'})
    await expectPath(visitor, '/')
    await expectNotToSee(visitor, {role: 'button', name: 'EM, account of Elena Marsh'})
    expect(await visitor.complaints()).toEqual([])
  })

  test('two-step sign-in asks for the code of the app', async ({visitor, site}) => {
    const account = await newMfaAccount(authOf(site.services))
    await visitor.open('/dashboard')
    await expectPath(visitor, '/auth')
    await signIn(visitor, account)
    await expectToSee(visitor, {role: 'heading', name: 'Enter your code'})
    await visitor.fill({role: 'textbox', name: 'Code'}, codeOf(account.secret))
    await visitor.click({role: 'button', name: 'Continue'})
    await expectPath(visitor, '/dashboard')
    await expectToSee(visitor, {role: 'button', name: 'Remove two-step sign-in'})
  })
}

function authOf({auth}: {auth: {url: string; inboxUrl: string}}): AuthService {
  return {url: auth.url, inboxUrl: auth.inboxUrl, anonKey: process.env['SUPABASE_ANON_KEY'] ?? ''}
}

async function signIn(visitor: Visitor, account: {email: string; password: string}) {
  await visitor.fill(field('Email'), account.email)
  await visitor.fill(field('Password'), account.password)
  await visitor.click({role: 'button', name: 'Sign In', in: 'tab panel'})
}

function field(name: string) {
  return {role: 'textbox', name, in: 'tab panel'} as const
}
