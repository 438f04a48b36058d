import {formatPhone} from '#domain/contact/phone.ts'
import {formatDate} from '#domain/time/miami-time.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {useContent} from '#src/content/live/use-content.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {useWords} from '#src/language/words.ts'
import {LegalDocumentContext} from '#src/sections/legal/legal-document-context.ts'
import {Sections} from '#src/sections/sections.tsx'
import {Prose} from '#src/sections/shared/prose.tsx'
import {Container} from '#src/ui/container.tsx'
import {PageHead} from '#src/ui/page-head.tsx'
import {SectionFrame} from '#src/ui/section.tsx'

import {TableOfContents} from './table-of-contents.tsx'

const chapters = ['legalTextSection', 'cancellationSection'] as const
const wholeWidth = ['refundSection'] as const

/** A legal document: its chapters in one column beside a table of contents, and below them what needs the whole width. */
export function LegalPage({path}: {path: string}) {
  return (
    <>
      <LiveBoundary>
        <LegalHead path={path} />
      </LiveBoundary>
      <SectionFrame surface="paper" className="pt-[calc(var(--spacing-section)*0.62)]">
        <Container className="grid items-start gap-x-24 gap-y-12 grid-cols-1 lg:grid-cols-[16rem_minmax(0,var(--container-prose))] print:block">
          <LiveBoundary>
            <TableOfContents path={path} />
          </LiveBoundary>
          <Prose className="[&>section]:mt-13 [&>section]:scroll-mt-4 [&>section:first-child]:mt-0">
            <LegalDocumentContext value>
              <Sections path={path} omit={wholeWidth} />
            </LegalDocumentContext>
          </Prose>
        </Container>
      </SectionFrame>
      <Sections path={path} omit={chapters} />
    </>
  )
}

function LegalHead({path}: {path: string}) {
  const resolve = usePlaceholders()
  const {title, lead, lastUpdated} = useContent(pageQueryFor(path), headOf)
  return (
    <PageHead heading={resolve(title)} lead={resolve(lead)}>
      <LastUpdated date={lastUpdated} />
      <Sender />
    </PageHead>
  )
}

function headOf(page: PageQueryResult) {
  return {title: page?.title, lead: page?.lead, lastUpdated: page?.lastUpdated}
}

/** Whose document it is, on paper alone: there the footer is missing. */
function Sender() {
  const sender = useSite(({settings}) => [
    settings?.company,
    settings?.address,
    formatPhone(settings?.phone),
  ])
  const lines = sender.filter(Boolean)
  return <p className="mt-2 hidden whitespace-pre-line print:block">{lines.join('\n')}</p>
}

function LastUpdated({date}: {date: string | null | undefined}) {
  const {domain, legal} = useWords('site')
  const text = formatDate(date, domain)
  if (!date || !text) return null
  return (
    <p className="mt-5 text-lead text-(--fg-soft)">
      {legal.lastUpdated}
      <time dateTime={date}>{text}</time>
    </p>
  )
}
