import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {type Ride, rideIn, searchWithRide} from '#domain/ride/ride.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'

/**
 * The ride that the visitor has chosen, or else the one that the page's URL names. The URL follows the choice,
 * so that it can be shared and survives a reload.
 */
export function useRide() {
  const {pathname, search, key} = useLocation()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Ride | null>(null)
  const ride = chosen ?? rideIn(isHydrated ? search : '')

  useEffect(() => {
    if (!chosen) return
    // Some browsers refuse a URL that changes with every step.
    const timer = setTimeout(() => {
      // A visitor who has gone on to another page can still see this one while that loads.
      if (location.pathname !== pathname) return
      const {search: current, hash} = location
      history.replaceState(history.state, '', pathname + searchWithRide(current, chosen) + hash)
    }, choiceSettledMs)
    return () => clearTimeout(timer)
    // Also after a link to this same page, whose URL names no ride.
  }, [chosen, pathname, key])

  const choose = (change: Partial<Ride>) =>
    setChosen((before) => ({...(before ?? rideIn(search)), ...change}))
  return {ride, choose, isChosen: chosen !== null}
}

/** How long after the last step a choice counts as made. */
export const choiceSettledMs = 300
