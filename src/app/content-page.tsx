import {pageContent, useContent} from '#src/content/content-query.ts'
import {Sections} from '#src/sections/sections.tsx'

import {CareersPage, LegalPage, NotFoundPage} from './code-pages.tsx'
import {HeadTags} from './head-tags.tsx'
import type {ContentPath} from './paths.ts'
import {useWholePage} from './use-whole-page.ts'

/** A page that staff compose: its sections in order, or the layout of a legal document. */
export function ContentPage({path}: {path: ContentPath}) {
  const page = useContent(pageContent(path))
  useWholePage(path, page)
  if (!page) return <NotFoundPage />
  if (path === '/careers') return <CareersPage page={page} />
  return (
    <>
      <HeadTags path={path} title={page.title} seo={page.seo} />
      {page._type === 'legalDocument' ? (
        <LegalPage document={page} />
      ) : (
        <Sections sections={page.sections} />
      )}
    </>
  )
}
