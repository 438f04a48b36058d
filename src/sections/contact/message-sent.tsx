import {useEffect, useRef} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {Button, buttonClass} from '#src/ui/button.tsx'
import {copyText} from '#src/ui/copy-text.ts'
import {hasFocusLeft} from '#src/ui/focus/has-focus-left.ts'
import {Icon} from '#src/ui/icon.tsx'
import {useToast} from '#src/ui/toast/toast.tsx'

import {type ContactMessage, messageAsMail} from './contact-message.ts'

type MessageSentProps = {message: ContactMessage; onWriteAnother: () => void}

/** Replaces the form: the message stays readable, and the visitor can send it as an e-mail. */
export function MessageSent({message, onWriteAnother}: MessageSentProps) {
  const words = useWords('contact').sent
  const email = useSite(({settings}) => settings?.email)
  const phone = useSite(({settings}) => settings?.phone)
  const resolve = usePlaceholders()
  const heading = useRef<HTMLHeadingElement>(null)
  // The submit button that had the focus is gone.
  useEffect(() => {
    if (!hasFocusLeft(heading.current)) heading.current?.focus()
  }, [])
  const mail = messageAsMail(email, message, words)
  const tel = telHref(phone)
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {words.thanks(message.firstName)}
      </h2>
      <p className="text-(--fg-soft)">
        {resolve(words.reply)} {mail && words.sendYourself}
        {mail && tel && words.orCall}
        {mail && '.'} {mail?.toPaste && words.tooLong}
      </p>
      <blockquote className="border-l-2 border-dusk-500 pl-4 text-small break-words whitespace-pre-line text-(--fg-soft)">
        {message.subject && <p className="font-semibold text-(--fg-strong)">{message.subject}</p>}
        <p>{message.message}</p>
      </blockquote>
      <div className="flex flex-wrap gap-3.5">
        {mail?.toPaste && <CopyMessageButton text={mail.toPaste} />}
        {mail && (
          <a
            href={mail.href}
            className={`${buttonClass({variant: mail.toPaste ? 'secondary' : 'primary'})} max-md:w-full`}
          >
            <Icon name="mail" />
            {words.openAsMail}
          </a>
        )}
        {tel && (
          <a href={tel} className={`${buttonClass({variant: 'secondary'})} tabular max-md:w-full`}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start max-md:w-full"
        onClick={onWriteAnother}
      >
        {words.writeAnother}
      </Button>
    </div>
  )
}

function CopyMessageButton({text}: {text: string}) {
  const words = useWords('contact').sent
  const showToast = useToast()
  const copy = async () => {
    const isCopied = await copyText(text)
    showToast(isCopied ? {title: words.copied} : {title: words.copyByHand, tone: 'error'})
  }
  return (
    <Button type="button" className="max-md:w-full" onClick={() => void copy()}>
      <Icon name="copy" />
      {words.copy}
    </Button>
  )
}
