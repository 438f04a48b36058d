import {type ReactNode, type SubmitEvent, useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

import type {Language} from '#domain/language.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useLanguage} from '#src/language/language.tsx'
import {type Words, useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'
import {hasFocusLeft} from '#src/ui/focus/has-focus-left.ts'
import {focusFirstError, showErrors} from '#src/ui/form/show-errors.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {loadCaptcha, requestCaptchaToken} from '../captcha/captcha-token.ts'
import {useAuth} from '../session/auth-provider.tsx'

/** What the form shows after a check or a call. */
export type FormOutcome = {
  /** Messages below fields, by their names. The first field with one gets the focus. */
  fields?: Record<string, string>
  /** The red alert under the form. */
  error?: string
  /** Shown in place of the error; clears the form. */
  notice?: string
}

/** Builds the outcome from the words of the language that the page has when it shows it. */
export type FormAnswer = (words: Words<'account'>) => FormOutcome

/** What a check found, in the language of the page then. */
type Refusal = FormOutcome & {language: Language}

type AuthFormProps = {
  /** Runs before `send`; null when the fields are right. */
  check: (fields: FormFields, words: Words<'account'>['checks']) => FormOutcome | null
  /** Resolves to null when there is nothing to say. */
  send: (fields: FormFields, captcha: CaptchaOptions) => Promise<FormAnswer | null>
  /** The service asks for a captcha, if it has one at all. */
  needsCaptcha?: boolean
  submitLabel: string
  children: (errors: Record<string, string>) => ReactNode
}

/** The text in a field of the form; '' for a name that it does not have. */
export type FormFields = (name: string) => string

/** For the options of the client's call. */
export type CaptchaOptions = {captchaToken?: string}

/**
 * A form of the sign-in card. It never submits natively: its button is disabled until the script is there, and its
 * method is `post` so that a password can never end up in a URL. While it sends, the button shows a spinner and
 * nothing can be sent twice.
 */
export function AuthForm({
  check,
  send,
  needsCaptcha = false,
  submitLabel,
  children,
}: AuthFormProps) {
  const {session} = useAuth()
  const words = useWords('account')
  const language = useLanguage()
  const captchaPlace = useRef<HTMLDivElement>(null)
  const siteKey = needsCaptcha ? session.captchaSiteKey : ''
  useEffect(() => {
    if (siteKey) loadCaptcha().catch(() => {})
  }, [siteKey])
  const [answer, setAnswer] = useState<FormAnswer | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // A change of language empties the passwords, and what was wrong with them is no longer there.
  if (refusal && refusal.language !== language) setRefusal(null)
  const outcome = refusal ?? answer?.(words) ?? {}
  const [isBusy, setBusy] = useState(false)
  const isHydrated = useHydrated()
  const [attempt, setAttempt] = useState(0)

  const answerCaptcha = async (): Promise<CaptchaOptions> => {
    if (!siteKey || !captchaPlace.current) return {}
    return {captchaToken: await requestCaptchaToken(siteKey, captchaPlace.current, language)}
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const data = new FormData(form)
    const fields: FormFields = (name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    // With a new key a repeated message is a new alert, so that it is announced again; so is the error of a field.
    setAttempt(attempt + 1)
    const problem = check(fields, words.checks)
    setAnswer(null)
    if (problem) {
      showErrors(setRefusal, null, {...problem, language})
      focusFirstError(form)
      return
    }
    setRefusal(null)
    setBusy(true)
    const received = await answerCaptcha().then(
      (captcha) => send(fields, captcha).catch(() => unexpected),
      () => captchaFailed,
    )
    setBusy(false)
    flushSync(() => setAnswer(() => received))
    if (!hasFocusLeft(form)) focusFirstError(form)
    if (received?.(words).notice) emptySentFields(form, data)
  }

  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        {children(outcome.fields ?? {})}
        {siteKey && <div ref={captchaPlace} className="empty:hidden" />}
        <Button
          type="submit"
          wide
          busy={isBusy}
          disabled={!isHydrated}
          className={isHydrated ? '' : 'disabled:opacity-100'}
        >
          {submitLabel}
        </Button>
      </form>
      {outcome.error && (
        <div className="mt-[1.35rem]" key={attempt}>
          <Alert tone="error">{outcome.error}</Alert>
        </div>
      )}
      <LiveRegion as="div" className="not-empty:mt-[1.35rem]">
        {outcome.notice && <Alert tone="success">{outcome.notice}</Alert>}
      </LiveRegion>
    </>
  )
}

const unexpected: FormAnswer = ({errors}) => ({error: errors.unexpected})
const captchaFailed: FormAnswer = ({errors}) => ({error: errors.captchaFailed})

/** What was typed after the sending stays. */
function emptySentFields(form: HTMLFormElement, sent: FormData) {
  for (const [name, value] of sent) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === value) field.value = ''
  }
}
