import {useLiveQuery} from '../ui/use-live-query.ts'
import {sectionsThatShow} from '../where-used/shown-in.ts'
import {jobPlace, siteAddress} from './site-url.ts'

/** A page that shows a document; `href` is its path on the site. */
export type Place = {title: string; href: string}

/** What an order arranges. */
const ordered = ['coverageArea', 'destination', 'job', 'service', 'vehicle']

/** What stands in the header, the footer, the banner or the placeholders of texts. */
const onEveryPage = ['announcement', 'bookingRules', 'siteSettings']

/** The pages on which a document shows, as they stand with their drafts; the page of its own first. */
export function usePlaces(id: string, type: string): Place[] {
  const address = siteAddress({_type: type}, 'http://localhost')
  const answer = useLiveQuery<Answer>({
    query: pagesThatShow,
    listen: '*[_type in ["page", "service", "legalDocument", "job"]]',
    params: {
      id,
      sections: (type === 'listOrder' ? ordered : [type]).flatMap(sectionsThatShow),
      isEverywhere: onEveryPage.includes(type),
      first: address ? new URL(address).pathname : '',
    },
    perspective: 'drafts',
  })
  if (!answer || answer === 'failed') return []
  const {pages, job} = answer
  const own = job && jobPlace(job)
  return own ? [{title: job.title ?? own, href: own}, ...pages] : pages
}

type Answer = {
  pages: Place[]
  job: {
    _type: string
    title: string | null
    slug: string | null
    opensOn: string | null
    closesOn: string | null
  } | null
}

const pagesThatShow = `{
  "pages": *[
    _type in ["page", "service", "legalDocument"] && defined(path) &&
    (_id == $id || $isEverywhere || count(sections[_type in $sections]) > 0)
  ] | order(_id == $id desc, path == $first desc, path asc) {
    "title": coalesce(title, path),
    "href": path
  },
  "job": *[_type == "job" && _id == $id][0]{_type, title, slug, opensOn, closesOn}
}`
