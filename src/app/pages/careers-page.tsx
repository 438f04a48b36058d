import {startTransition, useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {jobSlugFrom} from '#domain/routes.ts'
import type {PageTranslation} from '#src/content/facts/page-translations.ts'
import type {Page} from '#src/content/facts/use-page.ts'
import {lazyWithPreload} from '#src/hydration/lazy-with-preload.tsx'
import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {whenHydrated} from '#src/hydration/when-hydrated.tsx'
import {Sections} from '#src/sections/sections.tsx'

import {cameAsNotFound} from '../navigation/not-found-document.ts'
import {HeadTags} from '../seo/head-tags.tsx'
import {FocusKeeper} from './focus-keeper.tsx'

const JobPage = lazyWithPreload(async () => (await import('./job-page.tsx')).JobPage)

type CareersPageProps = {path: string; page: Page; translations: PageTranslation[]}

/**
 * The careers page, or the one job that the URL names ("?job="). The prerendered page is the list whatever
 * the query says, so the list hydrates first and stays until the script of the job is there.
 */
export function CareersPage({path, page, translations}: CareersPageProps) {
  const slug = jobSlugFrom(useLocation().search)
  const [isReady, setIsReady] = useState(useHydrated())
  // The opening at the URL of the document, which takes the place of a list that was read.
  const [firstSlug] = useState(isReady ? null : slug)
  useEffect(() => {
    const showJob = () => startTransition(() => setIsReady(true))
    if (slug) void Promise.all([whenHydrated(), JobPage.preload()]).then(showJob, showJob)
    else showJob()
  }, [slug])
  if (slug && isReady)
    return (
      <JobPage
        path={path}
        page={page}
        slug={slug}
        translations={translations}
        replacesList={slug === firstSlug}
      />
    )
  return (
    <>
      <FocusKeeper />
      <HeadTags
        path={isReady ? path : null}
        title={page.title}
        seo={page.seo}
        translations={translations}
        noIndex={cameAsNotFound(path)}
      />
      <Sections path={path} />
    </>
  )
}
