import {useEffect, useRef} from 'react'

/** A ref that becomes true when the component unmounts. Work that ends later checks it before it navigates. */
export function useIsUnmounted() {
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  return isUnmounted
}
