import {useEffect, useState} from 'react'

/**
 * Whether now lies from `from` (inclusive) until `until` (ISO times, each may be empty). False while
 * prerendering: only the visitor's clock knows. Turns by itself when a bound passes.
 */
export function useWithin(from: string | null | undefined, until: string | null | undefined) {
  const [within, setWithin] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const evaluate = () => {
      const now = Date.now()
      const [start, end] = [boundOf(from, -Infinity), boundOf(until, Infinity)]
      setWithin(start <= now && now < end)
      const next = [start, end].filter((bound) => bound > now && bound !== Infinity)
      if (next.length > 0)
        timer = setTimeout(evaluate, Math.min(...next) - now > day ? day : Math.min(...next) - now)
    }
    evaluate()
    return () => clearTimeout(timer)
  }, [from, until])

  return within
}

/** Timers count at most 24 days; a page that stays open looks again every day. */
const day = 24 * 60 * 60 * 1000

/** A date that cannot be read counts as none. */
function boundOf(date: string | null | undefined, none: number): number {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? none : time
}
