import {useRef, useState} from 'react'

import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useSubmitReplay} from '#src/hydration/use-submit-replay.ts'
import {type Words, latestWords, useWords} from '#src/language/words.ts'
import {NoScriptContact} from '#src/sections/contact/no-script-contact.tsx'
import {Button} from '#src/ui/button.tsx'
import {hasFocusLeft} from '#src/ui/focus/has-focus-left.ts'
import {Field} from '#src/ui/form/field.tsx'
import {formEndpoint, sendForm} from '#src/ui/form/send-form.ts'
import {focusFirstError, showErrors} from '#src/ui/form/show-errors.ts'
import {preloadToast, useToast} from '#src/ui/toast/toast.tsx'

type Problem = keyof Words<'site'>['newsletter']['errors']

/** A valid address gets the toast; it is sent only where FORM_ENDPOINT was set at build. */
export function NewsletterForm({endpoint = formEndpoint}: {endpoint?: string}) {
  const siteWords = useWords('site')
  const words = siteWords.newsletter
  const resolve = usePlaceholders()
  const texts = useSite(({settings}) => ({
    label: resolve(settings?.newsletterLabel) ?? words.email,
    button: resolve(settings?.newsletterButton) ?? words.subscribe,
    consent: resolve(settings?.newsletterConsent),
  }))
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useSubmitReplay(form)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)

  const refuse = (refused: Problem, {errors} = words) => {
    showErrors(setProblem, null, refused)
    if (hasFocusLeft(form.current)) showToast({title: errors[refused], tone: 'error'})
    else focusFirstError(form.current)
  }

  const submit = async (email: string) => {
    const mistake = mistakeOf(input.current)
    if (mistake) return refuse(mistake)
    setProblem(null)
    setBusy(true)
    const failure = await send(email)
    setBusy(false)
    const {newsletter: latest} = await latestWords('site', siteWords)
    if (failure) return refuse(failure, latest)
    // What was typed meanwhile is another address.
    if (input.current?.value === email) form.current?.reset()
    showToast({title: latest.subscribed, text: latest.thanks})
  }

  const send = async (email: string) => {
    if (!(await preloadToast())) return 'missingPart'
    const isTaken = await sendForm(endpoint, {form: 'newsletter', email})
    return isTaken ? null : 'notTaken'
  }

  return (
    <>
      <NoScriptContact />
      <form
        ref={form}
        // A form of this method never leaves the page, even where no script can stop it.
        method="dialog"
        noValidate
        className="noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(input.current?.value ?? '')
        }}
      >
        <div className="grid gap-3 xs:grid-cols-[1fr_auto]">
          <Field
            label={texts.label}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={words.placeholder}
            ref={input}
            error={problem && words.errors[problem]}
            onChange={() => {
              // Loaded when somebody types, because most visitors never need it.
              void preloadToast()
              setProblem(null)
            }}
          />
          <Button busy={busy} className="self-start xs:mt-[1.946875rem]">
            {texts.button}
          </Button>
        </div>
        {texts.consent && <p className="mt-3 text-small text-(--fg-soft)">{texts.consent}</p>}
      </form>
    </>
  )
}

function mistakeOf(input: HTMLInputElement | null): 'empty' | 'malformed' | null {
  if (!input?.value) return 'empty'
  return input.validity.valid ? null : 'malformed'
}
