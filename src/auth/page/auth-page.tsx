import {type ReactNode, useEffect, useState} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

import {Alert} from '#src/ui/alert.tsx'
import {buttonClass} from '#src/ui/button.tsx'
import {Spinner} from '#src/ui/spinner.tsx'

import {ForgotForm} from '../forms/forgot-form.tsx'
import {MailLinkForm} from '../forms/mail-link-form.tsx'
import {mailLinkTexts, usedLinkMessages} from '../forms/mail-link-texts.ts'
import {NewPasswordForm} from '../forms/new-password-form.tsx'
import {SignInForm} from '../forms/sign-in-form.tsx'
import {SignUpForm} from '../forms/sign-up-form.tsx'
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
  const {status, step, problem, unverifiedLink, usedLink, accountChoice, session} = useAuth()
  const {state} = useLocation()
  const [form, setForm] = useState<AuthTab | 'forgot'>('sign-in')
  const {link, isStaying} = readState(state)
  const returnTo = returnToFrom(state)
  const isDone = status === 'signed-in' && !step
  const hasExpiredLink = isStaying || (usedLink?.wasSignedIn ?? false)
  useEffect(() => {
    session.preloadClient()
    return session.clearUsedLink
  }, [session])
  useRedirectAfterSignIn(isDone && !hasExpiredLink && !unverifiedLink && !accountChoice, returnTo)

  if (accountChoice) {
    return (
      <AuthCard heading="Which account?">
        <AccountChoice {...accountChoice} />
      </AuthCard>
    )
  }
  if (unverifiedLink && problem !== 'not-configured') {
    const {heading, lead, submitLabel} = mailLinkTexts[unverifiedLink]
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
      <AuthCard heading="Welcome">
        <div className="mt-8">
          <AuthUnavailable canRetry={problem === 'unreachable'} onRetry={session.retry} />
        </div>
      </AuthCard>
    )
  }
  if (step === 'code') {
    return (
      <AuthCard heading="Enter your code" lead="Your account asks for a second step.">
        <div className="mt-8">
          <MfaChallengeForm />
        </div>
      </AuthCard>
    )
  }
  if (step === 'new-password') {
    return (
      <AuthCard
        heading="Choose a new password"
        lead="You are signed in. Set your new password now."
      >
        <div className="mt-8">
          <NewPasswordForm />
        </div>
      </AuthCard>
    )
  }
  if (isDone) {
    return (
      <AuthCard heading="Welcome">
        <div className="mt-8">{hasExpiredLink ? <ExpiredLink /> : <Spinner />}</div>
      </AuthCard>
    )
  }
  if (form === 'forgot') {
    return (
      <AuthCard
        heading="Reset your password"
        lead="Enter your email and we send you a link to choose a new one."
      >
        <div className="mt-8">
          <ForgotForm returnTo={returnTo} onBack={() => setForm('sign-in')} />
        </div>
      </AuthCard>
    )
  }
  const linkProblem = usedLink ? usedLinkMessages[usedLink.type] : link && linkMessages[link]
  return (
    <AuthCard heading="Welcome" lead={leads[form]}>
      {linkProblem && (
        <div className="mt-6">
          <Alert tone="error">{linkProblem}</Alert>
        </div>
      )}
      <p className="mt-6 hidden font-medium noscript:block">
        Signing in needs JavaScript. Please switch it on.
      </p>
      <HiddenWhileChecking isChecking={status === 'loading'}>
        <AuthTabs
          current={form}
          onChange={setForm}
          panels={{
            'sign-in': <SignInForm onForgot={() => setForm('forgot')} />,
            'sign-up': <SignUpForm returnTo={returnTo} />,
          }}
        />
        <CustomerBookingsLink url={customerSignInUrl} />
      </HiddenWhileChecking>
    </AuthCard>
  )
}

const leads = {
  'sign-in': 'Sign in to reach your dashboard.',
  'sign-up': 'Create an account to reach your dashboard.',
}

const linkMessages = {
  expired: usedLinkMessages.signup,
  failed: 'This link did not work. Sign in, or ask for a new link.',
}

/** For a visitor who is signed in and opened a link that has expired. */
function ExpiredLink() {
  return (
    <div className="grid gap-5">
      <Alert tone="error">This link has expired or was already used. You are signed in.</Alert>
      <a href="/dashboard" data-replace="" className={buttonClass({wide: true})}>
        Go to the dashboard
      </a>
    </div>
  )
}

/** Uses the stored path where the router has none, which is after the link of a mail. */
function useRedirectAfterSignIn(isDone: boolean, returnTo: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isDone) void navigate(returnTo === '/' ? takeReturnTo() : returnTo, {replace: true})
  }, [isDone, returnTo, navigate])
}

/** With a stored session or a mail's link, hides the forms until it is known whether they are needed. */
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

/** What the router's state says of a mail's link, beside the path to return to. */
function readState(state: unknown): {link: keyof typeof linkMessages | null; isStaying: boolean} {
  const {link, stay} = {link: null, stay: false, ...Object(state)}
  const isProblem = link === 'expired' || link === 'failed'
  return {link: isProblem ? link : null, isStaying: isProblem && stay === true}
}
