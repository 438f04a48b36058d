import {parseUrl} from '#domain/parse-url.ts'
import {formatDate} from '#domain/time/miami-time.ts'
import {safeHref} from '#src/content/components/safe-href.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import type {Destination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

/** What the airport or the port says of itself, with where and when it was read. */
export function SourcedFacts({facts}: {facts: Destination['facts']}) {
  const {domain} = useWords('site')
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const complete = itemsOf(facts).flatMap(({_key, text, source, readOn}) => {
    const fact = resolve(text)
    const host = safeHref(source) && hostOf(source)
    const day = formatDate(readOn, domain)
    return fact && host && day ? [{_key, fact, source, host, day}] : []
  })
  if (complete.length === 0) return null
  return (
    <div>
      <h3 className="font-sans text-subheading font-semibold">{words.goodToKnow}</h3>
      <ul className="mt-3 border-b border-(--line)">
        {complete.map(({_key, fact, source, host, day}) => (
          <li key={_key} className="border-t border-(--line) py-4">
            <p>{fact}</p>
            <p className="mt-1 text-caption text-(--fg-soft)">
              {words.source}{' '}
              <SiteLink href={source} newTab className={`${textLinkClass} wrap-anywhere`}>
                {host}
              </SiteLink>
              {words.read(day)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function hostOf(url: unknown): string | null {
  const parsed = typeof url === 'string' ? parseUrl(url) : null
  return parsed ? parsed.host.replace(/^www\./, '') : null
}
