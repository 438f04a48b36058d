import {useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

import {fillPlaceholders, placeholderFacts, placeholderValues} from '#domain/placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useSubmitReplay} from '#src/hydration/use-submit-replay.ts'
import {currentLanguage} from '#src/language/language.tsx'
import {loadWords, useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'
import {Field} from '#src/ui/form/field.tsx'
import {formEndpoint, sendForm} from '#src/ui/form/send-form.ts'
import {panelClass} from '#src/ui/panel-class.ts'
import {preloadToast, useToast} from '#src/ui/toast/toast.tsx'

import {
  confirmIfSent,
  forgetDelivery,
  noteSentElsewhere,
  startDelivery,
  useDelivery,
  useForgetElsewhere,
} from './contact-delivery.ts'
import {
  type MessageErrors,
  isFilledIn,
  messageErrors,
  messageFields,
  readMessage,
} from './contact-message.ts'
import {MessageSent} from './message-sent.tsx'
import {NoScriptContact} from './no-script-contact.tsx'

type ContactFormProps = {
  heading: string | null
  submitLabel: string | null
  /** Where messages are sent; empty sends nothing. */
  endpoint?: string
}

/**
 * The message form. By default it sends nothing: a complete message is confirmed, and the
 * visitor can send it as an e-mail. Where FORM_ENDPOINT was set at build, it is sent there first [FORM-4].
 */
export function ContactForm({heading, submitLabel, endpoint = formEndpoint}: ContactFormProps) {
  const words = useWords('contact').form
  useForgetElsewhere()
  const delivery = useDelivery()
  const title = useRef<HTMLHeadingElement>(null)
  const writeAnother = () => {
    flushSync(forgetDelivery)
    // The button that had the focus is gone.
    title.current?.focus()
  }
  return (
    <div className={`${panelClass} print:hidden`}>
      {delivery?.state === 'sent' ? (
        <MessageSent message={delivery.message} onWriteAnother={writeAnother} />
      ) : (
        <>
          <h2 ref={title} tabIndex={-1} className="mb-6 text-heading">
            {heading ?? words.heading}
          </h2>
          <NoScriptContact />
          <MessageForm submitLabel={submitLabel ?? words.send} endpoint={endpoint} />
        </>
      )}
    </div>
  )
}

function MessageForm({submitLabel, endpoint}: {submitLabel: string; endpoint: string}) {
  const allWords = useWords('contact')
  const {errors: errorWords, form: words} = allWords
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<MessageErrors>({})
  const delivery = useDelivery()
  useSubmitReplay(form)
  const siteWords = useWords('site')
  const facts = useSite(placeholderFacts)
  const showToast = useToast()
  useEffect(() => void preloadToast(), [])

  const submit = async (fields: HTMLFormElement) => {
    const message = readMessage(fields)
    const found = messageErrors(message, errorWords)
    const wrong = messageFields.find((field) => found[field])
    if (!wrong) {
      const endDelivery = startDelivery()
      const isTaken = await sendForm(endpoint, {form: 'contact', ...message})
      const language = currentLanguage()
      const [{form: latestWords, sent}, {domain}] = await Promise.all([
        loadWords('contact', language),
        loadWords('site', language),
      ]).catch(() => [allWords, siteWords] as const)
      // In another language the page has another form.
      const shown = document.forms.namedItem(formName)
      if (!isTaken) {
        // Whoever has left the page would not learn of it.
        if (!endDelivery({state: 'failed'})) {
          showToast({title: latestWords.lost, tone: 'destructive', staysOpen: true})
        }
        return
      }
      const text = fillPlaceholders(sent.reply, placeholderValues(facts, domain))
      showToast({title: sent.title, ...(text && {text})})
      const typed = shown ? readMessage(shown) : message
      // What was written meanwhile is another message, and stays in the form.
      const isSame = messageFields.every((field) => typed[field] === message[field])
      if (!endDelivery(isSame ? {state: 'sent', message} : null)) {
        noteSentElsewhere(message, shown !== null && isSame)
      }
      return
    }
    if (!isFilledIn(message)) {
      showToast({title: words.incomplete, tone: 'destructive'})
    }
    // Taken away first, so that the same error is announced again.
    flushSync(() => setErrors({}))
    // Rendered before the focus moves, so that the field is announced together with its error.
    flushSync(() => setErrors(found))
    const field = fields.elements.namedItem(wrong)
    if (field instanceof HTMLElement) field.focus()
  }

  /** While the visitor types, errors of fields that are right now disappear and no new ones appear. */
  const removeFixedErrors = (fields: HTMLFormElement) => {
    const left = messageErrors(readMessage(fields), errorWords)
    setErrors((shown) =>
      Object.fromEntries(Object.entries(shown).filter(([field]) => Object.hasOwn(left, field))),
    )
  }

  return (
    <form
      ref={form}
      name={formName}
      // With this method a submit never leaves the page, even before the script is there.
      method="dialog"
      noValidate
      className="grid gap-x-5 gap-y-5.5 md:grid-cols-2 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
      onInput={(event) => {
        // Not what somebody types, but what Back puts into the fields (kept-fields.ts).
        if (!event.isTrusted) confirmIfSent(readMessage(event.currentTarget))
        removeFixedErrors(event.currentTarget)
      }}
    >
      <Field
        label={words.firstName}
        name="firstName"
        autoComplete="given-name"
        error={errors.firstName}
      />
      <Field
        label={words.lastName}
        name="lastName"
        autoComplete="family-name"
        error={errors.lastName}
      />
      <Field
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
      />
      <Field label={words.phone} name="phone" type="tel" autoComplete="tel" optional />
      <div className="md:col-span-2">
        <Field label={words.subject} name="subject" optional />
      </div>
      <div className="md:col-span-2">
        <Field label={words.message} name="message" multiline error={errors.message} />
      </div>
      {delivery?.state === 'failed' && (
        <div className="md:col-span-2">
          <Alert tone="error">{words.notSent}</Alert>
        </div>
      )}
      <div className="md:col-span-2">
        <Button type="submit" wide busy={endpoint !== '' && delivery?.state === 'running'}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

const formName = 'contact'
