import type {QueryClient} from '@tanstack/react-query'
import {createContext} from 'react'

/** Something that a component in a boundary shows: a query, and what it picks of the result that a cache holds. */
export type Read = {queryHash: string; selectFrom: (cache: QueryClient) => unknown}

/** What the live boundary around a component offers to it, null outside of every boundary. */
export const LiveBoundaryContext = createContext<{
  /** The results that the boundary goes on showing while newer ones wait. */
  held: QueryClient | null
  /** Notes what a component shows until the function that is returned is called. */
  addRead: (read: Read) => () => void
} | null>(null)
