import {useEffect, useRef} from 'react'

/** Whether this part of the Studio has been left, for an answer that comes later: `current` of what it returns. */
export function useHasLeft() {
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])
  return hasLeft
}
