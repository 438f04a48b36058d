import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {PageHead} from '#src/ui/page-head.tsx'

import type {Section} from '../section.ts'

/** The plain night head of a page without a picture. */
export function PageHeadSection({section}: {section: Section<'pageHeadSection'>}) {
  const resolve = usePlaceholders()
  const heading = resolve(section.heading)
  if (!heading) return null
  return <PageHead heading={heading} lead={resolve(section.lead) ?? undefined} />
}
