import {pageContent, useContent} from '#src/content/content-query.ts'
import {Sections} from '#src/sections/sections.tsx'

import {HeadTags} from './head-tags.tsx'
import {LegalPage} from './legal-page.tsx'
import {NotFoundPage} from './not-found-page.tsx'
import type {ContentPath} from './paths.ts'
import {useWholePage} from './use-whole-page.ts'

/** A page that staff compose: its sections in order, or the layout of a legal document. */
export function ContentPage({path}: {path: ContentPath}) {
  const page = useContent(pageContent(path))
  useWholePage(path, page)
  if (!page) return <NotFoundPage />
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
