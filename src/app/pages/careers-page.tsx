import {startTransition, useEffect, useMemo, useState} from 'react'
import {useLocation} from 'react-router-dom'

import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {wholePageAwake} from '#src/hydration/deferred-hydration.ts'
import {preloadable} from '#src/hydration/lazy-with-preload.tsx'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {Sections} from '#src/sections/sections.tsx'

import {jobIn} from '../navigation/paths.ts'
import {HeadTags} from '../seo/head-tags.tsx'

const JobPage = preloadable(async () => (await import('./job-page.tsx')).JobPage)

/**
 * The careers page, or the one opening that its address names ("?job="). The prerendered page knows no such
 * query, so the list is what hydrates, as a whole; it stays until the script of the opening is there.
 */
export function CareersPage({page}: {page: NonNullable<PageQueryResult>}) {
  const slug = jobIn(useLocation().search)
  const [isAdopted, setAdopted] = useState(useHydrated())
  useEffect(() => {
    const adopt = () => startTransition(() => setAdopted(true))
    if (slug) void Promise.all([wholePageAwake(), JobPage.preload()]).then(adopt, adopt)
    else adopt()
  }, [slug])
  // The same element at every rendering: parts of it that sleep must not be rendered again.
  const list = useMemo(() => <Sections sections={page.sections} />, [page])
  if (slug && isAdopted) return <JobPage page={page} slug={slug} />
  return (
    <>
      <HeadTags path={isAdopted ? '/careers' : null} title={page.title} seo={page.seo} />
      {list}
    </>
  )
}
