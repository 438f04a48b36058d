import {use} from 'react'

import {useContent} from '../live/use-content.ts'
import {pageQueryFor} from '../query/queries.ts'
import type {PageQueryResult} from '../sanity.types.ts'
import {nullUnlessText} from './null-unless-text.ts'
import {PagePath} from './page-path.ts'

export type Destination = NonNullable<ReturnType<typeof useDestination>>

/** The airport or the port that the page is about; null on a page of another kind. */
export function useDestination() {
  return useContent(pageQueryFor(use(PagePath)), destinationOf)
}

function destinationOf(page: PageQueryResult) {
  const destination = page?.destination
  if (typeof destination !== 'object' || destination === null) return null
  return nullUnlessText(destination, ['name', 'code', 'meetingCheckedOn', 'delayRule'])
}
