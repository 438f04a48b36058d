import type {DocumentLocationResolver} from 'sanity/presentation'

import {siteAddress} from '../site-address.ts'
import {sectionsThatShow} from '../where-used/shown-in.ts'

/** What an order arranges. */
const ordered = ['coverageArea', 'destination', 'job', 'service', 'vehicle']

/** What stands in the header, the footer, the banner or the tokens of texts. */
const onEveryPage = ['announcement', 'bookingRules', 'siteSettings']

/** The pages on which a document shows, as they stand with their drafts; the page of its own first. */
export const locations: DocumentLocationResolver = ({id, type, perspectiveStack}, context) => {
  const address = siteAddress({_type: type}, 'http://localhost')
  return context.documentStore.listenQuery(
    {fetch: pagesThatShow, listen: '*[_type in ["page", "service", "legalDocument"]]'},
    {
      id,
      sections: (type === 'listOrder' ? ordered : [type]).flatMap(sectionsThatShow),
      isEverywhere: onEveryPage.includes(type),
      first: address ? new URL(address).pathname : '',
    },
    {apiVersion: '2025-02-19', perspective: perspectiveStack, tag: 'locations'},
  )
}

const pagesThatShow = `{
  "locations": *[
    _type in ["page", "service", "legalDocument"] && defined(path) &&
    (_id == $id || $isEverywhere || count(sections[_type in $sections]) > 0)
  ] | order(_id == $id desc, path == $first desc, path asc) {
    "title": coalesce(title, path),
    "href": path
  }
}`
