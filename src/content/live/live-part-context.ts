import type {QueryClient} from '@tanstack/react-query'
import {createContext} from 'react'

/** What the live part around a component tells it, null outside of every part. */
export const LivePartContext = createContext<{
  /** The contents that the part shows while it is held back. */
  held: QueryClient | null
  /** Names of the queries that the part has read. */
  reads: Set<string>
} | null>(null)
