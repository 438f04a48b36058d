import {languageOfId, originalId} from '../language/document-language.ts'
import {pageTypes} from '../schema/page-types.ts'
import {translatedTypes} from '../schema/translated-types.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'
import {hasSectionThatShows, sectionsThatShow} from '../where-used/sections-that-show.ts'
import {openJobPath, siteUrlOf} from './site-url.ts'

/** A page that shows a document; `href` is its path on the site. */
export type ShownPage = {title: string; href: string}

/** Documents whose order on the site staff set. */
const typesInListOrder = ['coverageArea', 'destination', 'job', 'service', 'vehicle']

/** Documents shown in the header, the footer, the banner or the placeholders of texts. */
const typesOnEveryPage = ['announcement', 'bookingRules', 'menus', 'siteSettings']

/** Documents that are listed in their own language alone. */
const typesOfOneLanguage = ['job', 'service']

/** The pages on which a document shows, as they are with their drafts; its own page first. */
export function usePagesThatShow(id: string, type: string): ShownPage[] {
  const result = useLiveQuery<Result>({
    ...pagesThatShow(id, type),
    // Some sections show only the documents that a destination names, or some destinations.
    listen: '*[_type in $translatedTypes || _type == "destination"]',
    perspective: 'drafts',
  })
  if (!result || result === 'failed') return []
  const {pages, job} = result
  const ownPath = job && openJobPath(job)
  return ownPath ? [{title: job.title ?? ownPath, href: ownPath}, ...pages] : pages
}

type Result = {
  pages: ShownPage[]
  job: {
    _type: string
    title: string | null
    slug: string | null
    language: string | null
    opensOn: string | null
    closesOn: string | null
  } | null
}

/** The query of these pages with its parameters. */
export function pagesThatShow(id: string, type: string) {
  const url = siteUrlOf({_type: type}, 'http://localhost')
  return {
    query,
    params: {
      pageTypes,
      translatedTypes,
      id,
      original: originalId(id),
      sections: (type === 'listOrder' ? typesInListOrder : [type]).flatMap(sectionsThatShow),
      isEverywhere: typesOnEveryPage.includes(type),
      language: typesOfOneLanguage.includes(type) ? languageOfId(id) : '',
      first: url ? new URL(url).pathname : '',
    },
  }
}

const query = `{
  "pages": *[
    _type in $pageTypes && defined(path) &&
    ($language == "" || coalesce(language, "en") == $language) &&
    (_id == $id || destination._ref == $id || $isEverywhere || ${hasSectionThatShows})
  ] | order(
    _id == $id desc, select(destination._ref == $id => 0, 1) asc, path == $first desc, path asc
  ) {
    "title": coalesce(title, path),
    "href": path
  },
  "job": *[_type == "job" && _id == $id][0]{
    _type, title, language, ...*[_type == "job" && _id == $original][0]{slug, opensOn, closesOn}
  }
}`
