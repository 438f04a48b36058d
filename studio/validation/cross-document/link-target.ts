import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {ValidationContext} from 'sanity'

import {apiVersion} from '../../../domain/api-version.ts'
import {isRecord} from '../../../domain/is-record.ts'
import {codePageAt, normalizePath} from '../../../domain/routes.ts'
import {
  type AnchoredSection,
  hasAnchor,
  isAnchoredSection,
} from '../../../domain/section-anchors.ts'
import {originalId} from '../../language/document-language.ts'
import {pageTypes} from '../../schema/page-types.ts'
import type {ValidationResult} from '../validation-result.ts'
import {type RuleContext, readPublished} from './read-published.ts'

type LinkedPage = {title: string | null; sections: AnchoredSection[] | null}

const pageQuery =
  '*[_id == $id][0]{title, "sections": sections[defined(_type)]{_key, _type, heading}}'

/** A link to a part of a page leads nowhere once that part is gone. */
export async function sectionIsOnPage(
  section: string | undefined,
  context: RuleContext & Pick<ValidationContext, 'parent'>,
): Promise<ValidationResult> {
  const {parent} = context
  const page = isRecord(parent) ? parent['page'] : null
  const id = isRecord(page) ? page['_ref'] : null
  if (!section || typeof id !== 'string') return true
  // A page may link to a part that it gets in the same draft.
  const isOwn = getPublishedId(context.document?._id ?? '') === id
  const target = isOwn
    ? readPage(context.document)
    : await readPublished<LinkedPage | null>(context, pageQuery, {id})
  // A page that is not published is refused as such.
  if (!target || hasAnchor(section, target.sections)) return true
  const original =
    originalId(id) === id
      ? null
      : await readPublished<LinkedPage | null>(context, pageQuery, {id: originalId(id)})
  const hasPart = ({sections}: LinkedPage) => hasAnchor(section, sections, original?.sections)
  if (hasPart(target)) return true
  const draft = isOwn ? null : await readDraft(context, id)
  if (draft && hasPart(draft)) {
    return `This part of "${target.title ?? ''}" is not on the site yet. Publish that page first.`
  }
  return `The page "${target.title ?? ''}" no longer has the part "${section}". Choose another one, or the top of the page.`
}

/** A path with a query, such as "/reservation?vehicle=sprinter", is written by hand: its page has to be on the site. */
export async function writtenPageExists(
  href: string | undefined,
  context: RuleContext,
): Promise<ValidationResult> {
  const [written = '', query] = href?.split('?') ?? []
  const path = normalizePath(written)
  if (query === undefined || !path.startsWith('/') || codePageAt(path)) return true
  // A page may link to itself before it is published.
  if (context.document?.['path'] === path) return true
  const count = await readPublished<number>(context, pagesAtQuery, {path, types: pageTypes})
  return count > 0 || `The site has no page at ${path}. Correct the address.`
}

const pagesAtQuery = 'count(*[_type in $types && (path == $path || $path in formerPaths)])'

function readDraft(
  {getClient}: Pick<RuleContext, 'getClient'>,
  id: string,
): Promise<LinkedPage | null> {
  return getClient({apiVersion}).fetch<LinkedPage | null>(
    pageQuery,
    {id: getDraftId(id)},
    {perspective: 'raw'},
  )
}

function readPage(document: ValidationContext['document']): LinkedPage {
  const title: unknown = document?.['title']
  const sections: unknown = document?.['sections']
  return {
    title: typeof title === 'string' ? title : null,
    sections: Array.isArray(sections) ? sections.filter(isAnchoredSection) : null,
  }
}
