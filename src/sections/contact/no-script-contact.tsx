import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useWords} from '#src/language/words.ts'

import {mailtoHref} from '../shared/mailto-href.ts'

/** Stands in for the form in a browser that runs no script. */
export function NoScriptContact() {
  const words = useWords('site').noScript
  const email = useSite(({settings}) => settings?.email)
  const phone = useSite(({settings}) => settings?.phone)
  const mail = mailtoHref(email)
  const tel = telHref(phone)
  return (
    <p className="hidden text-(--fg-soft) scriptless:block [&_a]:text-(--fg-link) [&_a]:underline">
      {words.needsScript}
      {tel && (
        <>
          {words.call}
          <a href={tel}>{formatPhone(phone)}</a>
        </>
      )}
      {mail && (
        <>
          {tel ? words.orWrite : words.write}
          <a href={mail}>{email}</a>
        </>
      )}
      {(mail || tel) && words.instead}
    </p>
  )
}
