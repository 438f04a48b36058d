import {useSyncExternalStore} from 'react'

/** False on the server and in the browser's first rendering of what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false
