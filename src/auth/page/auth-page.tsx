import {type ReactNode, useEffect, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

import {tokenHashInUrl} from '#domain/auth-callback-parameters.ts'
import {useLanguage, usePathTo} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {buttonClass} from '#src/ui/button.tsx'
import {Spinner} from '#src/ui/spinner.tsx'

import {ForgotForm} from '../forms/forgot-form.tsx'
import {MailLinkForm} from '../forms/mail-link-form.tsx'
import {mailLinkTexts, usedMailLinkMessage} from '../forms/mail-link-texts.ts'
import {NewPasswordForm} from '../forms/new-password-form.tsx'
import {SignInForm} from '../forms/sign-in-form.tsx'
import {SignUpForm} from '../forms/sign-up-form.tsx'
import {clearUsedMailLink} from '../mail-link/mail-link-actions.ts'
import {MfaChallengeForm} from '../mfa/mfa-challenge-form.tsx'
import {useAuth} from '../session/auth-provider.tsx'
import {AuthUnavailable} from '../session/require-session.tsx'
import {returnToFrom, takeReturnTo} from '../session/return-to.ts'
import {AccountChoice} from './account-choice.tsx'
import {AuthCard} from './auth-card.tsx'
import {type AuthTab, AuthTabs} from './auth-tabs.tsx'
import {CustomerBookingsLink} from './customer-bookings-link.tsx'

/**
 * The sign-in page. A visitor who is signed in is redirected to where they came from. `customerSignInUrl` is where
 * riders find their bookings; null leaves that out.
 */
export function AuthPage({customerSignInUrl}: {customerSignInUrl: string | null}) {
  const {status, step, problem, unverifiedMailLink, usedMailLink, accountChoice, session} =
    useAuth()
  const words = useWords('account')
  const language = useLanguage()
  const {state} = useLocation()
  const [form, setForm] = useState<AuthTab | 'forgot'>('sign-in')
  // Goes along between the sign-in and the forgotten password.
  const [email, setEmail] = useState('')
  const {link, isStaying} = readState(state)
  const guarded = returnToFrom(state, language)
  const isDone = status === 'signed-in' && !step
  const hasExpiredLink = isStaying || (usedMailLink?.wasSignedIn ?? false)
  useEffect(() => {
    session.preloadClient()
    return () => clearUsedMailLink(session)
  }, [session])
  const show = (next: 'sign-in' | 'forgot', typed: string) => {
    setForm(next)
    setEmail(typed)
  }
  useMailLinkInSameTab()
  useRedirectAfterSignIn(
    isDone && !hasExpiredLink && !unverifiedMailLink && !accountChoice,
    guarded,
  )

  if (accountChoice) {
    return (
      <AuthCard
        heading={
          accountChoice.current ? words.accountChoice.heading : words.accountChoice.signInHeading
        }
      >
        <AccountChoice {...accountChoice} />
      </AuthCard>
    )
  }
  if (unverifiedMailLink && problem !== 'not-configured') {
    const {heading, lead, submitLabel} = mailLinkTexts(unverifiedMailLink, words.links)
    return (
      <AuthCard heading={heading} lead={lead}>
        <div className="mt-8">
          <MailLinkForm submitLabel={submitLabel} />
        </div>
      </AuthCard>
    )
  }
  if (status === 'unavailable') {
    return (
      <AuthCard heading={words.signInPage.welcome}>
        <div className="mt-8">
          <AuthUnavailable canRetry={problem === 'unreachable'} onRetry={session.retry} />
        </div>
      </AuthCard>
    )
  }
  if (step === 'mfa') {
    return (
      <AuthCard heading={words.mfa.heading} lead={words.mfa.lead}>
        <div className="mt-8">
          <MfaChallengeForm />
        </div>
      </AuthCard>
    )
  }
  if (step === 'new-password') {
    return (
      <AuthCard heading={words.recovery.heading} lead={words.recovery.lead}>
        <div className="mt-8">
          <NewPasswordForm />
        </div>
      </AuthCard>
    )
  }
  if (isDone) {
    return (
      <AuthCard heading={words.signInPage.welcome}>
        <div className="mt-8">{hasExpiredLink ? <ExpiredLink /> : <Spinner />}</div>
      </AuthCard>
    )
  }
  if (form === 'forgot') {
    return (
      <AuthCard heading={words.recovery.requestHeading} lead={words.recovery.requestLead}>
        <div className="mt-8">
          <ForgotForm returnTo={guarded} email={email} onBack={(typed) => show('sign-in', typed)} />
        </div>
      </AuthCard>
    )
  }
  const {usedConfirmation, failed} = words.links
  const linkProblem = usedMailLink
    ? usedMailLinkMessage(usedMailLink.type, words.links)
    : link && {expired: usedConfirmation, failed}[link]
  return (
    <AuthCard
      heading={words.signInPage.welcome}
      lead={form === 'sign-in' ? words.signInPage.signInLead : words.signInPage.signUpLead}
    >
      {linkProblem && (
        <div className="mt-6">
          <Alert tone="error">{linkProblem}</Alert>
        </div>
      )}
      <p className="mt-6 hidden font-medium noscript:block">{words.signInPage.needsScript}</p>
      <HiddenWhileChecking isChecking={status === 'loading'}>
        <AuthTabs
          current={form}
          onChange={setForm}
          panels={{
            'sign-in': <SignInForm email={email} onForgot={(typed) => show('forgot', typed)} />,
            'sign-up': <SignUpForm returnTo={guarded} />,
          }}
        />
        <CustomerBookingsLink url={customerSignInUrl} />
      </HiddenWhileChecking>
    </AuthCard>
  )
}

/** For a visitor who is signed in and opened a link that has expired. */
function ExpiredLink() {
  const {links, signInPage} = useWords('account')
  const pathTo = usePathTo()
  return (
    <div className="grid gap-5">
      <Alert tone="error">{links.usedWhileSignedIn}</Alert>
      <a href={pathTo('dashboard')} data-replace="" className={buttonClass({wide: true})}>
        {signInPage.toDashboard}
      </a>
    </div>
  )
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
function useRedirectAfterSignIn(isDone: boolean, guarded: string | null) {
  const navigate = useNavigate()
  const home = usePathTo()('home')
  useEffect(() => {
    if (isDone) void navigate(guarded ?? takeReturnTo() ?? home, {replace: true})
  }, [isDone, guarded, home, navigate])
}

/** With a stored session or a mail link, hides the forms until it is known whether they are needed. */
function HiddenWhileChecking({isChecking, children}: {isChecking: boolean; children: ReactNode}) {
  return (
    <>
      <div className={isChecking ? '[[data-link]_&]:hidden [[data-session=stored]_&]:hidden' : ''}>
        {children}
      </div>
      {isChecking && (
        <p className="mt-8 hidden [[data-link]_&]:block [[data-session=stored]_&]:block">
          <Spinner />
        </p>
      )}
    </>
  )
}

/** What the router's state says of a mail link, beside the path to return to. */
function readState(state: unknown): {link: 'expired' | 'failed' | null; isStaying: boolean} {
  const {link, stay} = {link: null, stay: false, ...Object(state)}
  const isProblem = link === 'expired' || link === 'failed'
  return {link: isProblem ? link : null, isStaying: isProblem && stay === true}
}
