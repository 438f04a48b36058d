import {useSyncExternalStore} from 'react'

/** False in the prerendered page and while React adopts it, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

const neverChanges = () => () => {}
