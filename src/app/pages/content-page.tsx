import {useEffect} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

import {namedPageAt} from '#domain/language.ts'
import {pageTranslations} from '#src/content/facts/page-translations.ts'
import {usePage} from '#src/content/facts/use-page.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useSectionsInUse} from '#src/content/live/in-use.ts'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {useReadAt} from '#src/content/live/use-content.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {isShowing, useScheduleTime} from '#src/content/time/schedule.ts'
import {Sections} from '#src/sections/sections.tsx'
import {useSectionKeys} from '#src/sections/use-sections.ts'

import {keepFieldsFor} from '../navigation/kept-fields.ts'
import {cameAsNotFound} from '../navigation/not-found-document.ts'
import {positionInView} from '../navigation/position-on-page.ts'
import {useLoadedPage} from '../navigation/use-loaded-page.ts'
import {HeadTags} from '../seo/head-tags.tsx'
import {CareersPage, LegalPage, NotFoundPage} from './page-components.ts'

/**
 * A page that staff compose: its sections in order, or the layout of a legal document. Where it is taken off the site it
 * stays as long as its sections do: while one of them is in view or in use.
 */
export function ContentPage({path}: {path: string}) {
  return (
    <LiveBoundary isList>
      <PublishedPage path={path} />
    </LiveBoundary>
  )
}

function PublishedPage({path}: {path: string}) {
  const page = usePage(path)
  // By these the live boundary sees which sections come, go or move.
  const keys = useSectionKeys(path)
  const published = useSite(({languages}) => languages)
  useLoadedPage(path)
  const readAt = useReadAt(pageQueryFor(path))
  const allTranslations = itemsOf(page?.translations)
  const now = useScheduleTime([...(page ? [page] : []), ...allTranslations], readAt)
  const hasEnded = page !== null && !isShowing(page, now)
  // One that ends while it is in use stays until the visitor has left it.
  const [used] = useSectionsInUse(hasEnded ? keys : [])
  if (!page || (hasEnded && !used)) return <NotFoundPage />
  const translations = pageTranslations(allTranslations, {published, now})
  return (
    <>
      {page.path !== path && <Moved to={page.path} />}
      {namedPageAt(path) === 'careers' ? (
        <CareersPage path={path} page={page} translations={translations} />
      ) : (
        <>
          <HeadTags
            path={path}
            title={page.title}
            seo={page.seo}
            translations={translations}
            noIndex={cameAsNotFound(path)}
          />
          {page._type === 'legalDocument' ? <LegalPage path={path} /> : <Sections path={path} />}
        </>
      )}
    </>
  )
}

/**
 * The page has another path now: goes there, with what was typed, and to the same place on it. Hosts redirect by
 * themselves once the site is built again.
 */
function Moved({to}: {to: string}) {
  const {search, hash} = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    keepFieldsFor(to)
    // A visitor who has not begun to read is perhaps still on the way to the section that the URL names.
    const hasBegun = window.scrollY > 0 || document.activeElement?.matches('main *')
    const state = hasBegun ? {position: positionInView()} : undefined
    void navigate({pathname: to, search, hash}, {replace: true, state})
  }, [navigate, to, search, hash])
  return null
}
