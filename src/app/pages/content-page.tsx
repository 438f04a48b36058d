import type {ContentPath} from '#domain/routes.ts'
import {usePage} from '#src/content/facts/use-page.ts'
import {Sections} from '#src/sections/sections.tsx'

import {useLoadedPage} from '../navigation/use-loaded-page.ts'
import {HeadTags} from '../seo/head-tags.tsx'
import {CareersPage, LegalPage, NotFoundPage} from './page-components.ts'

/** A page that staff compose: its sections in order, or the layout of a legal document. */
export function ContentPage({path}: {path: ContentPath}) {
  const page = usePage(path)
  useLoadedPage(path)
  if (!page) return <NotFoundPage />
  if (path === '/careers') return <CareersPage path={path} page={page} />
  return (
    <>
      <HeadTags path={path} title={page.title} seo={page.seo} />
      {page._type === 'legalDocument' ? <LegalPage path={path} /> : <Sections path={path} />}
    </>
  )
}
