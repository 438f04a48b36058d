import {useEffect} from 'react'
import {useLocation, useNavigate} from 'react-router-dom'

import {knownPageAt} from '#domain/language.ts'
import {itemsOf} from '#src/content/facts/items-of.ts'
import {pageVersions} from '#src/content/facts/page-versions.ts'
import {isShowing, useShowTime} from '#src/content/facts/time/schedule.ts'
import {usePage} from '#src/content/facts/use-page.ts'
import {useSite} from '#src/content/facts/use-site.ts'
import {useReadAt} from '#src/content/live/use-content.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import {Sections} from '#src/sections/sections.tsx'

import {cameAsNotFound} from '../navigation/not-found-document.ts'
import {useLoadedPage} from '../navigation/use-loaded-page.ts'
import {HeadTags} from '../seo/head-tags.tsx'
import {CareersPage, LegalPage, NotFoundPage} from './page-components.ts'

/** A page that staff compose: its sections in order, or the layout of a legal document. */
export function ContentPage({path}: {path: string}) {
  const page = usePage(path)
  const published = useSite(({languages}) => languages)
  useLoadedPage(path)
  const readAt = useReadAt(pageQueryFor(path))
  const now = useShowTime(page ? [page] : [], readAt)
  const allVersions = itemsOf(page?.versions)
  const timeOfVersions = useShowTime(allVersions, readAt)
  if (!page || !isShowing(page, now)) return <NotFoundPage />
  if (page.path !== path) return <Moved to={page.path} />
  const versions = pageVersions(allVersions, {published, now: timeOfVersions})
  if (knownPageAt(path) === 'careers') {
    return <CareersPage path={path} page={page} versions={versions} />
  }
  return (
    <>
      <HeadTags
        path={path}
        title={page.title}
        seo={page.seo}
        versions={versions}
        noIndex={cameAsNotFound(path)}
      />
      {page._type === 'legalDocument' ? <LegalPage path={path} /> : <Sections path={path} />}
    </>
  )
}

/** The page stands at another address now. Hosts redirect by themselves once the site is built again. */
function Moved({to}: {to: string}) {
  const {search, hash} = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({pathname: to, search, hash}, {replace: true})
  }, [navigate, to, search, hash])
  return null
}
