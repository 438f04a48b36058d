import type {PageQueryResult} from '#src/content/sanity.types.ts'

/** One item of a document's `sections`, as the page query returns it. */
export type AnySection = NonNullable<NonNullable<PageQueryResult>['sections']>[number]
export type SectionType = AnySection['_type']
type SectionByType = {[S in AnySection as S['_type']]: S}
/** The section of one type, e.g. `Section<'fleetSection'>`. */
export type Section<T extends SectionType = SectionType> = {
  [K in T]: SectionByType[K] & {_type: K}
}[T]
