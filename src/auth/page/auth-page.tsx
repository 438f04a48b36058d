import {useEffect, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

import {tokenHashInUrl} from '#domain/auth-callback-parameters.ts'
import {fieldsOf} from '#domain/is-record.ts'
import {useLanguage, usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {ForgotForm} from '../forms/forgot-form.tsx'
import {clearExpiredMailLink} from '../mail-link/mail-link-actions.ts'
import {useAuth} from '../session/auth-provider.tsx'
import {returnToFrom, takeReturnTo} from '../session/return-to.ts'
import {AuthCard, type AuthCardProps, CardBody} from './auth-card.tsx'
import type {AuthTab} from './auth-tabs.tsx'
import {type LinkProblem, SignInOrUp} from './sign-in-or-up.tsx'
import {stepCard} from './step-card.tsx'

/**
 * The sign-in page. A visitor who is signed in is redirected to where they came from. `customerSignInUrl` is where
 * riders find their bookings; null leaves that out.
 */
export function AuthPage({customerSignInUrl}: {customerSignInUrl: string | null}) {
  const auth = useAuth()
  const {status, step, unverifiedMailLink, expiredMailLink, accountChoice, session} = auth
  const words = useWords('account')
  const language = useLanguage()
  const {state} = useLocation()
  const [form, setForm] = useState<AuthTab | 'forgot'>('sign-in')
  // Goes along between the sign-in and the forgotten password.
  const [email, setEmail] = useState('')
  const {link, isStaying} = readState(state)
  const returnTo = returnToFrom(state, language)
  const isDone = status === 'signed-in' && !step
  const hasExpiredLink = isStaying || (expiredMailLink?.wasSignedIn ?? false)
  useEffect(() => {
    session.preloadClient()
    return () => clearExpiredMailLink(session)
  }, [session])
  const show = (next: 'sign-in' | 'forgot', typed: string) => {
    setForm(next)
    setEmail(typed)
  }
  useMailLinkInSameTab()
  useRedirectAfterSignIn(
    isDone && !hasExpiredLink && !unverifiedMailLink && !accountChoice,
    returnTo,
  )

  const formCard = (): AuthCardProps => {
    const {recovery, signInPage} = words
    if (form === 'forgot') {
      return {
        heading: recovery.requestHeading,
        lead: recovery.requestLead,
        children: (
          <CardBody>
            <ForgotForm
              returnTo={returnTo}
              email={email}
              onBack={(typed) => show('sign-in', typed)}
            />
          </CardBody>
        ),
      }
    }
    return {
      heading: signInPage.welcome,
      lead: form === 'sign-in' ? signInPage.signInLead : signInPage.signUpLead,
      children: (
        <SignInOrUp
          form={form}
          onChange={setForm}
          email={email}
          onForgot={(typed) => show('forgot', typed)}
          returnTo={returnTo}
          link={link}
          customerSignInUrl={customerSignInUrl}
        />
      ),
    }
  }
  return <AuthCard {...(stepCard(auth, words, hasExpiredLink) ?? formCard())} />
}

/** A mail link that is pasted where this page is open changes only the hash, which loads no page by itself. */
function useMailLinkInSameTab() {
  useEffect(() => {
    const reload = () => {
      if (tokenHashInUrl.test(location.href)) location.reload()
    }
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
}

/** Uses the stored path where the router has none, which is after a mail link. */
function useRedirectAfterSignIn(isDone: boolean, returnTo: string | null) {
  const navigate = useNavigate()
  const home = usePathTo()('home')
  useEffect(() => {
    if (isDone) void navigate(returnTo ?? takeReturnTo() ?? home, {replace: true})
  }, [isDone, returnTo, home, navigate])
}

/** What the router's state says of a mail link, beside the path to return to. */
function readState(state: unknown): {link: LinkProblem | null; isStaying: boolean} {
  const {link, stay} = fieldsOf(state)
  const isProblem = link === 'expired' || link === 'failed'
  return {link: isProblem ? link : null, isStaying: isProblem && stay === true}
}
