import {useEffect, useState} from 'react'

/**
 * Turns every minute, so that days left stay right on a page that stays open. Never before a time that is
 * known to have passed (ISO 8601), such as that of the last change.
 */
export function useNow(passed = ''): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(passed) > now.getTime() ? new Date(passed) : now
}
