import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {type Ride, rideFrom, searchWithRide} from '#domain/ride/ride.ts'
import {useHydrated} from '#src/hydration/use-hydrated.ts'

/**
 * The ride that the visitor has chosen, or else the one that the page's URL named last. The URL follows it, so that it
 * can be shared and survives a reload and a link to this same page, which names none.
 */
export function useRide() {
  const {pathname, search, key} = useLocation()
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Ride | null>(null)
  const [named, setNamed] = useState('')
  const inUrl = isHydrated ? searchWithRide('', rideFrom(search)) : ''
  if (inUrl && inUrl !== named) setNamed(inUrl)
  const ride = chosen ?? rideFrom(named)
  const wanted = searchWithRide('', ride)
  const isNamed = chosen !== null || named !== ''

  useEffect(() => {
    if (!isNamed) return
    // Some browsers refuse a URL that changes with every step.
    const timer = setTimeout(() => {
      // A visitor who has gone on to another page can still see this one while that loads.
      if (location.pathname !== pathname) return
      const {search: current, hash} = location
      const query = searchWithRide(current, rideFrom(wanted))
      if (query !== current) history.replaceState(history.state, '', pathname + query + hash)
    }, choiceSettledMs)
    return () => clearTimeout(timer)
  }, [wanted, isNamed, pathname, key])

  const choose = (change: Partial<Ride>) =>
    setChosen((before) => ({...(before ?? rideFrom(named || search)), ...change}))
  return {ride, choose, isChosen: chosen !== null}
}

/** How long after the last step a choice counts as made. */
export const choiceSettledMs = 300
