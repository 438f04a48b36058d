import {use} from 'react'

import {SiteLink} from '#src/content/components/site-link.tsx'
import {useLink} from '#src/content/components/use-links.ts'
import {PagePathContext} from '#src/content/facts/page-path.ts'
import {useDestination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {useWords} from '#src/language/words.ts'
import {Container} from '#src/ui/container.tsx'

import type {Section} from '../section.ts'
import {Actions} from '../shared/actions.tsx'
import {useSectionKeys} from '../use-sections.ts'
import {DestinationHeadEdge} from './destination-head-edge.tsx'

/** The head of an airport's page: the code in large type, two trails that come in to land. */
export function DestinationHeadSection({section}: {section: Section<'destinationHeadSection'>}) {
  const words = useWords('destination')
  const resolve = usePlaceholders()
  const code = useDestination((destination) => destination.code)
  const hasDestination = useDestination(() => true)
  const path = use(PagePathContext)
  const meetingKeys = useSectionKeys(path, ({_type}) => _type === 'meetingSection')
  const showsMeeting = meetingKeys.length > 0 && hasDestination
  const toMeet = {_key: 'meet', label: section.meetLabel, href: `${path}#meet`}
  const heading = resolve(section.heading)
  const lead = resolve(section.lead)
  const above = useLink(section.parent)
  if (!heading) return null
  return (
    <section
      data-surface="night"
      data-head=""
      className="relative overflow-hidden pt-[clamp(3rem,5.5vw,5rem)]"
    >
      <Container className="relative z-1 grid items-start gap-x-12 gap-y-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        {/* First, because it stands first on a phone: a page that arrives in pieces must not push the name down. */}
        {code && (
          <p className="mt-[0.06em] max-w-full font-display text-[7.5rem] leading-[0.8] font-light tracking-[-0.01em] text-(--fg-accent) [font-stretch:80%] sm:col-start-2 sm:row-start-1 sm:text-[clamp(5.5rem,2rem+15.5vw,15.5rem)] print:text-[40pt]!">
            <span className="sr-only">{words.airportCode} </span>
            {code}
          </p>
        )}
        <div className="sm:col-start-1 sm:row-start-1">
          {above && (
            <nav aria-label={words.breadcrumb} className="mb-4 text-small text-(--fg-soft)">
              <ol className="flex flex-wrap items-center gap-x-2.5">
                <li>
                  <SiteLink
                    href={above.href}
                    className="inline-flex min-h-11 items-center text-(--fg-link) underline underline-offset-4"
                  >
                    {above.label}
                  </SiteLink>
                </li>
                <li aria-current="page" className="before:mr-2.5 before:content-['/'/'']">
                  {heading}
                </li>
              </ol>
            </nav>
          )}
          <h1 className="max-sm:max-w-[7em] text-page-title">{heading}</h1>
          {lead && <p className="mt-5 max-w-[31rem] text-lead text-(--fg-soft)">{lead}</p>}
          <Actions actions={[...itemsOf(section.actions), ...(showsMeeting ? [toMeet] : [])]} />
        </div>
      </Container>
      <DestinationHeadEdge />
    </section>
  )
}
