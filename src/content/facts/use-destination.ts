import {use} from 'react'

import {useContent} from '../live/use-content.ts'
import {pageQueryFor} from '../query/queries.ts'
import type {PageQueryResult} from '../sanity.types.ts'
import {nullUnlessText} from './null-unless-text.ts'
import {PagePathContext} from './page-path.ts'

/** An airport, port or convention center with what its page shows of it. */
export type Destination = NonNullable<ReturnType<typeof destinationOf>>

/** Something of the airport or the port that the page is about; null on a page of another kind. */
export function useDestination<Selected>(
  select: (destination: Destination) => Selected,
): Selected | null {
  return useContent(pageQueryFor(use(PagePathContext)), (page) => {
    const destination = destinationOf(page)
    return destination && select(destination)
  })
}

function destinationOf(page: PageQueryResult) {
  const destination = page?.destination
  if (typeof destination !== 'object' || destination === null) return null
  return nullUnlessText(destination, ['name', 'code', 'meetingCheckedOn', 'delayRule'])
}
