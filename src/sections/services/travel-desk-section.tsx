import type {ReactNode} from 'react'

import {formatPhone, telHref} from '#domain/contact/phone.ts'
import {isFiniteNumber} from '#domain/price/number-range.ts'
import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLink} from '#src/content/components/use-links.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {textLinkClass} from '#src/ui/link-class.ts'

import type {Section} from '../section.ts'
import {HeadedSection} from '../shared/headed-section.tsx'
import {mailtoHref} from '../shared/mailto-href.ts'

/** What people who book for others ask about. A fact that the office has not entered has no row. */
export function TravelDeskSection({section}: {section: Section<'travelDeskSection'>}) {
  const words = useWords('sections').services.desk
  const resolve = usePlaceholders()
  const companyPhone = useSite(({settings}) => settings?.phone)
  const companyEmail = useSite(({settings}) => settings?.email)
  const phone = section.contactPhone || companyPhone
  const email = section.contactEmail || companyEmail
  const call = telHref(phone)
  const mail = mailtoHref(email)
  const name = resolve(section.contactName)
  const licenses = itemsOf(useSite(({settings}) => settings?.licenses)).filter(
    ({county, number}) => typeof county === 'string' && typeof number === 'string',
  )
  const papers = itemsOf(section.papers).flatMap(({_key, label, url, extension, bytes}) => {
    const text = resolve(label)
    return text && url ? [{key: _key, text, url, kind: fileKind(extension, bytes)}] : []
  })
  const sheet = useLink(section.sheetLink)
  return (
    <HeadedSection section={section}>
      <dl className="max-w-prose">
        {(name || call || mail) && (
          <Fact term={words.contact}>
            {name}
            {call && (
              <a href={call} className={lineClass}>
                {formatPhone(phone)}
              </a>
            )}
            {mail && (
              <a href={mail} className={lineClass}>
                {email}
              </a>
            )}
          </Fact>
        )}
        <Fact term={words.payment}>{resolve(section.paymentTerms)}</Fact>
        {licenses.length > 0 && (
          <Fact term={words.licenses}>
            {licenses.map(({_key, county, number}) => (
              <span key={_key} className="block">
                {county}: {number}
              </span>
            ))}
          </Fact>
        )}
        {(sheet || papers.length > 0) && (
          <Fact term={words.documents}>
            {sheet && (
              <SiteLink href={sheet.href} className={lineClass}>
                {sheet.label}
              </SiteLink>
            )}
            {papers.map(({key, text, url, kind}) => (
              <span key={key} className="block">
                <SiteLink href={url} newTab className={textLinkClass}>
                  {text}
                </SiteLink>{' '}
                <span className="text-small font-normal text-(--fg-soft)">{kind}</span>
              </span>
            ))}
          </Fact>
        )}
      </dl>
    </HeadedSection>
  )
}

const lineClass = `${textLinkClass} -my-1 block w-fit max-w-full py-1 wrap-anywhere`

function Fact({term, children}: {term: string; children: ReactNode}) {
  if (!children) return null
  return (
    <div className="grid gap-x-4 gap-y-1 border-t border-(--line) py-5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-small text-(--fg-soft) sm:pt-0.5">{term}</dt>
      <dd className="font-medium whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** "PDF, 86 kB" */
function fileKind(extension: unknown, bytes: unknown): string {
  const kind = typeof extension === 'string' && extension.toUpperCase()
  const size = isFiniteNumber(bytes) && `${Math.max(1, Math.round(bytes / 1000))} kB`
  return [kind, size].filter(Boolean).join(', ')
}
