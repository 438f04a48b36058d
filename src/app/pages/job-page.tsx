import {useCallback, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'

import type {PageTranslation} from '#src/content/facts/page-translations.ts'
import {useOpenJobs} from '#src/content/facts/use-open-jobs.ts'
import type {Page} from '#src/content/facts/use-page.ts'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {useContent} from '#src/content/live/use-content.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {useWords} from '#src/language/words.ts'
import {JobView} from '#src/sections/jobs/job-view.tsx'
import type {SectionType} from '#src/sections/section.ts'
import {Sections} from '#src/sections/sections.tsx'
import {NewLiveRegion} from '#src/ui/live-region.tsx'
import {PageHead} from '#src/ui/page-head.tsx'

import {cameAsNotFound} from '../navigation/not-found-document.ts'
import {HeadTags} from '../seo/head-tags.tsx'
import {JobTags} from '../seo/job-tags.tsx'
import {FocusKeeper} from './focus-keeper.tsx'

type JobPageProps = {
  path: string
  page: Page
  slug: string
  translations: PageTranslation[]
  /** Whether the visitor could read the list in its place, so that its heading is announced. */
  replacesList: boolean
}

/** What takes the place of something else, with the heading that announces it. */
type Shown = {view: 'job' | 'notice' | 'list'; heading: string | null}

/**
 * One job in place of the list, or the list below a notice when there is no such job, or not yet. What is deleted waits for
 * its reader; what the document was built without does not.
 */
export function JobPage(props: JobPageProps) {
  const isListed = useOpenJobs(props.slug).jobs.length > 0
  const [wasListed, setWasListed] = useState(isListed)
  const [shown, setShown] = useState<Shown[]>([])
  const addShown = useCallback((next: Shown) => {
    setShown((before) => (before.at(-1)?.view === next.view ? before : [...before, next]))
  }, [])
  const isAnnounced = props.replacesList || shown.length > 1
  if (isListed && !wasListed) setWasListed(true)
  return (
    <>
      <LiveBoundary key={String(wasListed)}>
        <JobOrNotice {...props} onShow={addShown} />
      </LiveBoundary>
      {createPortal(
        <NewLiveRegion>{isAnnounced && shown.at(-1)?.heading}</NewLiveRegion>,
        document.body,
      )}
    </>
  )
}

type JobOrNoticeProps = JobPageProps & {onShow: (shown: Shown) => void}

function JobOrNotice({path, page, slug, translations, onShow}: JobOrNoticeProps) {
  const {jobs, opensLater, isConfirmed} = useOpenJobs(slug)
  const isCertain = useCertainty(isConfirmed)
  const words = useWords('jobs')
  const labels = useContent(pageQueryFor(path), jobLabels)
  const {heading, lead} = opensLater ? words.notYetOpen : words.gone
  const [job] = jobs
  const title = job?.title
  const view = title ? 'job' : isCertain ? 'notice' : 'list'
  useEffect(() => {
    onShow({view, heading: view === 'list' ? null : (title ?? heading)})
  }, [view, title, heading, onShow])
  if (job && title) {
    return (
      <>
        <FocusKeeper key={view} />
        <JobTags
          job={job}
          title={title}
          translations={translations}
          noIndex={cameAsNotFound(path)}
        />
        <JobView job={job} title={title} labels={labels} />
        <Sections path={path} omit={headsAndJobs} />
      </>
    )
  }
  return (
    <>
      <FocusKeeper key={view} />
      <HeadTags
        path={null}
        title={page.title}
        seo={page.seo}
        noIndex={isCertain || cameAsNotFound(path)}
      />
      {isCertain && <PageHead heading={heading} lead={lead} />}
      {/* New elements move nothing; the same ones would shift by the height of the other head. */}
      <Sections key={view} path={path} omit={isCertain ? heads : none} />
    </>
  )
}

function jobLabels(page: PageQueryResult) {
  return itemsOf(page?.sections).find((section) => section._type === 'jobsSection') ?? {}
}

const none: SectionType[] = []
const heads: SectionType[] = ['pageHeroSection', 'pageHeadSection', 'homeHeroSection']
const headsAndJobs: SectionType[] = [...heads, 'jobsSection']

/** Whether a job that is not in the list is really gone: the lake has answered in this visit, or stays silent. */
function useCertainty(isConfirmed: boolean): boolean {
  const [hasWaited, setHasWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), certainAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isConfirmed || hasWaited
}

const certainAfterMs = 3000
