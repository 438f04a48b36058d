import {useRef, useState} from 'react'
import type {SubmitEvent} from 'react'

import {useSite} from '#src/content/facts/use-site.ts'
import {useSubmitReplay} from '#src/hydration/use-submit-replay.ts'
import {NoScriptContact} from '#src/sections/contact/no-script-contact.tsx'
import {Button} from '#src/ui/button.tsx'
import {Field} from '#src/ui/field.tsx'
import {preloadToast, useToast} from '#src/ui/toast.tsx'

/** Sends nothing anywhere: a valid address gets the toast. */
export function NewsletterForm() {
  const texts = useSite(({settings}) => ({
    label: settings?.newsletterLabel ?? 'E-mail address',
    button: settings?.newsletterButton ?? 'Subscribe',
    consent: settings?.newsletterConsent,
  }))
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useSubmitReplay(form)
  const [error, setError] = useState<string | null>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problem = problemOf(input.current)
    setError(problem)
    if (problem) {
      input.current?.focus()
      return
    }
    event.currentTarget.reset()
    showToast({
      title: 'Successfully subscribed!',
      text: 'Thank you for subscribing to our newsletter.',
    })
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
        onSubmit={submit}
      >
        <div className="grid gap-3 xs:grid-cols-[1fr_auto]">
          <Field
            label={texts.label}
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            inputRef={input}
            error={error}
            onChange={() => {
              // Most visitors never need its script; who types an address has it when the answer is due.
              preloadToast()
              setError(null)
            }}
          />
          <Button className="self-start xs:mt-[1.946875rem]">{texts.button}</Button>
        </div>
        {texts.consent && <p className="mt-3 text-small text-(--fg-soft)">{texts.consent}</p>}
      </form>
    </>
  )
}

function problemOf(input: HTMLInputElement | null): string | null {
  if (!input?.value) return 'Enter your e-mail address.'
  return input.validity.valid ? null : 'Enter a full e-mail address, such as name@example.com.'
}
