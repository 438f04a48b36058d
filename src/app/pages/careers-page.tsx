import {startTransition, useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {whenHydrated} from '#src/hydration/when-hydrated.tsx'
import {Sections} from '#src/sections/sections.tsx'

import {jobIn} from '../navigation/paths.ts'
import {HeadTags} from '../seo/head-tags.tsx'

const JobPage = lazyWithPreload(async () => (await import('./job-page.tsx')).JobPage)

/**
 * The careers page, or the one opening that its address names ("?job="). The prerendered page knows no such
 * query, so the list is what hydrates, as a whole; it stays until the script of the opening is there.
 */
export function CareersPage({page}: {page: NonNullable<PageQueryResult>}) {
  const slug = jobIn(useLocation().search)
  const [isAdopted, setAdopted] = useState(useHydrated())
  useEffect(() => {
    const adopt = () => startTransition(() => setAdopted(true))
    if (slug) void Promise.all([whenHydrated(), JobPage.preload()]).then(adopt, adopt)
    else adopt()
  }, [slug])
  if (slug && isAdopted) return <JobPage page={page} slug={slug} />
  return (
    <>
      <HeadTags path={isAdopted ? '/careers' : null} title={page.title} seo={page.seo} />
      <Sections sections={page.sections} />
    </>
  )
}
