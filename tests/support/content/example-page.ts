import type {PageQueryResult} from '#src/content/sanity.types.ts'

type Page = Extract<PageQueryResult, {_type: 'page'}>

/** The home page as the page query returns it, with these sections. */
export function pageWith(sections: Page['sections']): Page {
  return {
    _id: 'page-home',
    _type: 'page',
    _updatedAt: '2026-11-20T12:00:00Z',
    title: 'Home',
    path: '/',
    showFrom: null,
    showUntil: null,
    lead: null,
    lastUpdated: null,
    translations: null,
    destination: null,
    seo: {title: null, description: null, shareImage: null},
    sections,
  }
}
