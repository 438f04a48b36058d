import {inOrder} from '#domain/list-order.ts'

import {queries} from '../query/queries.ts'
import {useContent} from '../query/use-content.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** Counties with their cities, and every destination; both in the order that staff gave them. */
export function useCoverage() {
  const result = useContent(queries.coverage)
  return {
    areas: inOrder(result.areas, result.order?.coverageAreas).map((area) =>
      nullUnlessText(area, ['county']),
    ),
    destinations: inOrder(result.destinations, result.order?.destinations).map((destination) =>
      nullUnlessText(destination, ['name', 'code', 'note']),
    ),
  }
}
