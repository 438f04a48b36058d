import {mountedBoundaries} from './live-boundary.tsx'

/** The outermost elements of a section; null where the page leaves the section out. */
export function sectionElements(key: string): Element[] | null {
  return [...mountedBoundaries].find(({sectionKey}) => sectionKey === key)?.elements() ?? null
}
