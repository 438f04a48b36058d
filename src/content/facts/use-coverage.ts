import {inOrder} from '#domain/list-order.ts'

import {useContent} from '../live/use-content.ts'
import {queries} from '../query/queries.ts'
import {nullUnlessText} from './null-unless-text.ts'

/** Counties with their cities, and every destination; both in the order that staff gave them. */
export function useCoverage() {
  return useContent(queries.coverage, ({areas, destinations, order}) => ({
    areas: inOrder(areas, order?.coverageAreas).map((area) => nullUnlessText(area, ['county'])),
    destinations: inOrder(destinations, order?.destinations).map((destination) =>
      nullUnlessText(destination, ['name', 'code', 'note']),
    ),
  }))
}
