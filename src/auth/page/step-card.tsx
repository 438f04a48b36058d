import type {Words} from '#src/language/words.ts'
import {Spinner} from '#src/ui/spinner.tsx'

import {MailLinkForm} from '../forms/mail-link-form.tsx'
import {mailLinkTexts} from '../forms/mail-link-texts.ts'
import {NewPasswordForm} from '../forms/new-password-form.tsx'
import {MfaChallengeForm} from '../mfa/mfa-challenge-form.tsx'
import type {useAuth} from '../session/auth-provider.tsx'
import {AuthUnavailable} from '../session/require-session.tsx'
import {AccountChoice} from './account-choice.tsx'
import {type AuthCardProps, CardBody} from './auth-card.tsx'
import {ExpiredLink} from './expired-link.tsx'

/** What the visitor has to decide, do or read before a form; null where the forms show. */
export function stepCard(
  {accountChoice, problem, session, status, step, unverifiedMailLink}: ReturnType<typeof useAuth>,
  words: Words<'account'>,
  hasExpiredLink: boolean,
): AuthCardProps | null {
  if (accountChoice) {
    const {heading, signInHeading} = words.accountChoice
    return {
      heading: accountChoice.current ? heading : signInHeading,
      children: <AccountChoice {...accountChoice} />,
    }
  }
  if (unverifiedMailLink && problem !== 'not-configured') {
    const {heading, lead, submitLabel} = mailLinkTexts(unverifiedMailLink, words.links)
    return {
      heading,
      lead,
      children: (
        <CardBody>
          <MailLinkForm submitLabel={submitLabel} />
        </CardBody>
      ),
    }
  }
  const {welcome} = words.signInPage
  if (status === 'unavailable') {
    const canRetry = problem === 'unreachable'
    return {
      heading: welcome,
      children: (
        <CardBody>
          <AuthUnavailable canRetry={canRetry} onRetry={session.retry} />
        </CardBody>
      ),
    }
  }
  if (step === 'mfa') {
    const {heading, lead} = words.mfa
    return {
      heading,
      lead,
      children: (
        <CardBody>
          <MfaChallengeForm />
        </CardBody>
      ),
    }
  }
  if (step === 'new-password') {
    const {heading, lead} = words.recovery
    return {
      heading,
      lead,
      children: (
        <CardBody>
          <NewPasswordForm />
        </CardBody>
      ),
    }
  }
  if (status !== 'signed-in') return null
  return {
    heading: welcome,
    children: <CardBody>{hasExpiredLink ? <ExpiredLink /> : <Spinner />}</CardBody>,
  }
}
