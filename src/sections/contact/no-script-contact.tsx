import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'

import {mailtoHref} from '../shared/mailto-href.ts'

/** Stands in for the form in a browser that runs no script. */
export function NoScriptContact() {
  const email = useSite(({settings}) => settings?.email)
  const phone = useSite(({settings}) => settings?.phone)
  const mail = mailtoHref(email)
  const tel = telHref(phone)
  return (
    <p className="hidden text-(--fg-soft) noscript:block [&_a]:text-(--fg-link) [&_a]:underline">
      This form needs JavaScript.
      {(mail || tel) && ' Please '}
      {tel && (
        <>
          call <a href={tel}>{formatPhone(phone)}</a>
        </>
      )}
      {mail && tel && ' or '}
      {mail && (
        <>
          write to <a href={mail}>{email}</a>
        </>
      )}
      {(mail || tel) && ' instead.'}
    </p>
  )
}
