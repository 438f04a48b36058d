import {formatPhone, telHref} from '#domain/phone.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** A sentence in which the company's number can be called and never breaks across lines. */
export function PhoneText({text}: {text: string}) {
  const {settings} = useSite()
  const phone = formatPhone(settings?.phone)
  const href = telHref(settings?.phone)
  const at = phone ? text.indexOf(phone) : -1
  if (!phone || !href || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={href} className={`tabular whitespace-nowrap ${textLinkClass}`}>
        {phone}
      </a>
      {text.slice(at + phone.length)}
    </>
  )
}
