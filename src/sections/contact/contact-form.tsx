import {useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'

import {telHref} from '#domain/contact/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {RestoredInput} from '#src/hydration/restored-input.ts'
import {useSubmitReplay} from '#src/hydration/use-submit-replay.ts'
import {useWords} from '#src/language/words.ts'
import {Alert} from '#src/ui/alert.tsx'
import {Button} from '#src/ui/button.tsx'
import {Field} from '#src/ui/form/field.tsx'
import {formEndpoint} from '#src/ui/form/send-form.ts'
import {focusFirstError, showErrors} from '#src/ui/form/show-errors.ts'
import {panelClass} from '#src/ui/panel-class.ts'
import {preloadToast, useToast} from '#src/ui/toast/toast.tsx'

import {
  confirmIfSent,
  forgetDelivery,
  useDelivery,
  useResetOnPageChange,
} from './contact-delivery.ts'
import {type MessageErrors, isFilledIn, messageErrors, readMessage} from './contact-message.ts'
import {MessageSent} from './message-sent.tsx'
import {NoScriptContact} from './no-script-contact.tsx'
import {contactFormName, useSendMessage} from './use-send-message.ts'

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
  useResetOnPageChange()
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
  const {errors: errorWords, form: words} = useWords('contact')
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<MessageErrors>({})
  const delivery = useDelivery()
  useSubmitReplay(form)
  const send = useSendMessage(endpoint)
  const canCall = useSite(({settings}) => telHref(settings?.phone) !== null)
  const showToast = useToast()
  useEffect(() => void preloadToast(), [])

  const submit = (fields: HTMLFormElement) => {
    const message = readMessage(fields)
    const found = messageErrors(message, errorWords)
    if (Object.keys(found).length === 0) return void send(message)
    if (!isFilledIn(message)) {
      showToast({title: words.incomplete, tone: 'error'})
    }
    showErrors(setErrors, {}, found)
    focusFirstError(fields)
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
      name={contactFormName}
      // With this method a submit never leaves the page, even before the script is there.
      method="dialog"
      noValidate
      className="grid gap-x-5 gap-y-5.5 scriptless:mt-5 md:grid-cols-2 noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
      onInput={(event) => {
        if (event.nativeEvent instanceof RestoredInput) {
          confirmIfSent(readMessage(event.currentTarget))
        }
        removeFixedErrors(event.currentTarget)
      }}
    >
      <MessageFields errors={errors} />
      {delivery?.state === 'failed' && (
        <div className="md:col-span-2">
          <Alert tone="error">{words.notSent(canCall)}</Alert>
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

/** Who writes and what, each field with its error. */
function MessageFields({errors}: {errors: MessageErrors}) {
  const words = useWords('contact').form
  return (
    <>
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
    </>
  )
}
