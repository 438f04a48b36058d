import {useEffect, useState} from 'react'

import {itemsOf} from '#src/content/facts/items-of.ts'
import {useOpenings} from '#src/content/facts/use-openings.ts'
import {LivePart} from '#src/content/live/live-boundary.tsx'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {JobView} from '#src/sections/jobs/job-view.tsx'
import type {SectionType} from '#src/sections/section.ts'
import {Sections} from '#src/sections/sections.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

import {HeadTags} from '../seo/head-tags.tsx'
import {JobTags} from '../seo/job-tags.tsx'

type JobPageProps = {page: NonNullable<PageQueryResult>; slug: string}

/** One opening in place of the list, or the list below a notice when there is no such opening. */
export function JobPage({page, slug}: JobPageProps) {
  const {openings, isCurrent} = useOpenings()
  const opening = openings.find((candidate) => candidate.slug === slug)
  const isCertain = useCertainty(isCurrent)
  const title = opening?.title
  if (opening && title) {
    return (
      <>
        <JobTags opening={opening} title={title} />
        <LivePart value={opening}>
          {(shown) => (
            <JobView
              opening={shown}
              title={shown.title ?? title}
              labels={
                itemsOf(page.sections).find((section) => section._type === 'jobsSection') ?? {}
              }
            />
          )}
        </LivePart>
        <Sections sections={without([...heads, 'jobsSection'], page)} />
      </>
    )
  }
  return (
    <>
      <HeadTags path={null} title={page.title} seo={page.seo} noIndex={isCertain} />
      {isCertain && (
        <PageHead
          heading="This opening is no longer available"
          lead="It has closed, or its address has changed. Below is what is open now."
        />
      )}
      {/* New elements move nothing; the same ones would shift by the height of the other head. */}
      <Sections
        key={isCertain ? 'below-notice' : 'whole'}
        sections={isCertain ? without(heads, page) : page.sections}
      />
    </>
  )
}

const heads: SectionType[] = ['pageHeroSection', 'pageHeadSection', 'homeHeroSection']

function without(types: SectionType[], {sections}: JobPageProps['page']) {
  return itemsOf(sections).filter(({_type}) => !types.includes(_type))
}

/** Whether an opening that is not in the list is really gone: the lake has answered in this visit, or stays silent. */
function useCertainty(isCurrent: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), answerTimeoutMs)
    return () => clearTimeout(timer)
  }, [])
  return isCurrent || hasWaited
}

const answerTimeoutMs = 3000
