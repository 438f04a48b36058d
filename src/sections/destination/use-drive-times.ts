import type {Destination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'

import type {Range} from './drive-line.ts'
import {isMinutes} from './is-minutes.ts'

type DriveTimes = NonNullable<Destination['driveTimes']>
export type DriveTime = Range & {key: string; county: string; places: string | null}

/** The drive times that name a county and run from a shorter time to a longer one, the shortest first. */
export function useDriveTimes(times: DriveTimes): DriveTime[] {
  const resolve = usePlaceholders()
  return times
    .flatMap(({_key, county, places, fromMinutes, toMinutes}) => {
      const name = resolve(county)
      if (!name || !isMinutes(fromMinutes) || !isMinutes(toMinutes)) return []
      if (fromMinutes > toMinutes) return []
      return [{key: _key, county: name, places: resolve(places), fromMinutes, toMinutes}]
    })
    .toSorted((one, other) => one.fromMinutes - other.fromMinutes)
}
