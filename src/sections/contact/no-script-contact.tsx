import {formatPhone, telHref} from '#domain/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'

import {mailtoHref} from '../shared/mailto-href.ts'

/** Stands in for the form in a browser that runs no script. */
export function NoScriptContact() {
  const {settings} = useSite()
  const mail = mailtoHref(settings?.email)
  const tel = telHref(settings?.phone)
  return (
    <p className="hidden text-(--fg-soft) noscript:block [&_a]:text-(--fg-link) [&_a]:underline">
      This form needs JavaScript.
      {(mail || tel) && ' Please '}
      {tel && (
        <>
          call <a href={tel}>{formatPhone(settings?.phone)}</a>
        </>
      )}
      {mail && tel && ' or '}
      {mail && (
        <>
          write to <a href={mail}>{settings?.email}</a>
        </>
      )}
      {(mail || tel) && ' instead.'}
    </p>
  )
}
