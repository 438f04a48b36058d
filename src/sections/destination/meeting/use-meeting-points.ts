import type {Destination} from '#src/content/facts/use-destination.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {itemsOf, textsOf} from '#src/content/query/items-of.ts'

export type MeetingPoint = {key: string; level: string | null; title: string; steps: string[]}

/** The meeting points that say who meets there and how to come there. */
export function useMeetingPoints(points: Destination['meetingPoints'] | undefined): MeetingPoint[] {
  const resolve = usePlaceholders()
  return itemsOf(points).flatMap(({_key, level, title, steps}) => {
    const who = resolve(title)
    const resolved = textsOf(steps).flatMap((step) => resolve(step) ?? [])
    return who && resolved.length > 0
      ? [{key: _key, level: resolve(level), title: who, steps: resolved}]
      : []
  })
}
