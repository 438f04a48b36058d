import {whatsappHref} from '#domain/contact/phone.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

import {mailtoHref} from '../shared/mailto-href.ts'

/** Begins a message to the office, in the visitor's own mail program or in WhatsApp, with an answer as its text. */
export function SendAnswerLinks({subject, text}: {subject: string; text: string}) {
  const words = useWords('cost')
  const email = useSite(({settings}) => settings?.email)
  const whatsapp = useSite(({settings}) => settings?.whatsappPhone)
  const mail = mailtoHref(email, {subject, body: text})
  const chat = whatsappHref(whatsapp, text)
  if (!mail && !chat) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 pt-4 text-(--fg-soft) scriptless:hidden print:hidden">
      {words.send}
      {mail && (
        <a href={mail} className={linkClass}>
          {words.email}
        </a>
      )}
      {chat && (
        <SiteLink href={chat} newTab className={linkClass}>
          WhatsApp
        </SiteLink>
      )}
    </p>
  )
}

const linkClass = `${textLinkClass} -my-1 py-2.5`
