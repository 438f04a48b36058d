import {useEffect, useState} from 'react'

/**
 * The current time, renewed every minute so that the days left stay right on a page that stays open. Never
 * earlier than `notBefore` (ISO 8601), such as the server's time of the last change.
 */
export function useNow(notBefore = ''): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return Date.parse(notBefore) > now.getTime() ? new Date(notBefore) : now
}
