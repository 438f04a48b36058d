import {parseUrl} from '#domain/parse-url.ts'
import {useWords} from '#src/language/words.ts'
import {Icon} from '#src/ui/icon.tsx'
import {textLinkClass} from '#src/ui/link-class.ts'

/** For riders who look for their bookings, which are on another site. */
export function CustomerBookingsLink({url}: {url: string | null}) {
  const {customerBookings: words} = useWords('account')
  const {opensInNewTab} = useWords('site')
  if (!url || !/^https?:$/.test(parseUrl(url)?.protocol ?? '')) return null
  return (
    <p className="mt-8 border-t border-(--line) pt-5 text-small text-(--fg-soft)">
      {words.question}{' '}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={`font-medium whitespace-nowrap hover:text-(--fg-strong) ${textLinkClass}`}
      >
        {words.link}
        <Icon name="external-link" size={15} className="ml-1.5 inline" />
        <span className="sr-only">{opensInNewTab}</span>
      </a>
    </p>
  )
}
