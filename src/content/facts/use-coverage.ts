import {inOrder} from '#domain/list-order.ts'

import {useContent, useReadAt} from '../live/use-content.ts'
import {textsOf} from '../query/items-of.ts'
import {queries} from '../query/queries.ts'
import type {CoverageQueryResult} from '../sanity.types.ts'
import {isShowing, useScheduleTime} from '../time/schedule.ts'
import {nullUnlessText} from './null-unless-text.ts'

/**
 * Counties with their cities, and every destination, each with the path of its page where it has one that shows; both
 * in the order that staff gave them.
 */
export function useCoverage() {
  const {areas, destinations} = useContent(queries.coverage, inOrderOfStaff)
  const pages = destinations.flatMap(({ownPage}) => ownPage ?? [])
  const now = useScheduleTime(pages, useReadAt(queries.coverage))
  return {
    areas,
    destinations: destinations.map(({ownPage: page, ...destination}) => ({
      ...destination,
      path: page && typeof page.path === 'string' && isShowing(page, now) ? page.path : null,
    })),
  }
}

/** The cities of a county, each once. */
export function citiesOf({cities}: {cities: readonly string[] | null}): string[] {
  return [...new Set(textsOf(cities).filter((city) => city.trim()))]
}

function inOrderOfStaff({areas, destinations, order}: CoverageQueryResult) {
  return {
    areas: inOrder(areas, order?.coverageAreas).map((area) => nullUnlessText(area, ['county'])),
    destinations: inOrder(destinations, order?.destinations).map((destination) =>
      nullUnlessText(destination, ['name', 'code', 'note', 'county']),
    ),
  }
}
