import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** A sentence in which the company's number can be called and never breaks across lines. */
export function PhoneText({text}: {text: string}) {
  const phone = useSite(({settings}) => settings?.phone)
  const href = telHref(phone)
  const number = formatPhone(phone)
  const at = number ? text.indexOf(number) : -1
  if (!number || !href || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={href} className={`tabular whitespace-nowrap ${textLinkClass}`}>
        {number}
      </a>
      {text.slice(at + number.length)}
    </>
  )
}
