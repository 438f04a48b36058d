import {useEffect, useState} from 'react'

/** The value once it has stayed the same for `delayMs`, and `first` before any has. */
export function useDebouncedValue<Value>(value: Value, delayMs: number, first: Value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
