import type {ReactNode} from 'react'

import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Spinner} from '#src/ui/spinner.tsx'

import {expiredMailLinkMessage} from '../forms/mail-link-texts.ts'
import {SignInForm} from '../forms/sign-in-form.tsx'
import {SignUpForm} from '../forms/sign-up-form.tsx'
import {useAuth} from '../session/auth-provider.tsx'
import {type AuthTab, AuthTabs} from './auth-tabs.tsx'
import {CustomerBookingsLink} from './customer-bookings-link.tsx'

/** What came of a mail link that has led to this page. */
export type LinkProblem = 'expired' | 'failed'

type SignInOrUpProps = {
  form: AuthTab
  onChange: (form: AuthTab) => void
  email: string
  onForgot: (email: string) => void
  returnTo: string | null
  link: LinkProblem | null
  customerSignInUrl: string | null
}

/** The two forms in their tabs, below what went wrong with a mail link. */
export function SignInOrUp({
  form,
  onChange,
  email,
  onForgot,
  returnTo,
  link,
  customerSignInUrl,
}: SignInOrUpProps) {
  const {status, expiredMailLink} = useAuth()
  const {links, signInPage} = useWords('account')
  const {expiredConfirmation: expired, failed} = links
  const linkProblem = expiredMailLink
    ? expiredMailLinkMessage(expiredMailLink.type, links)
    : link && {expired, failed}[link]
  return (
    <>
      {linkProblem && (
        <div className="mt-6">
          <Alert tone="error">{linkProblem}</Alert>
        </div>
      )}
      <p className="mt-6 hidden font-medium scriptless:block">{signInPage.needsScript}</p>
      <HiddenWhileChecking isChecking={status === 'loading'}>
        <AuthTabs
          current={form}
          onChange={onChange}
          panels={{
            'sign-in': <SignInForm email={email} returnTo={returnTo} onForgot={onForgot} />,
            'sign-up': <SignUpForm returnTo={returnTo} />,
          }}
        />
        <CustomerBookingsLink url={customerSignInUrl} />
      </HiddenWhileChecking>
    </>
  )
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
