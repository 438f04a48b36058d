import {useEffect, useState} from 'react'

/** After the last key or change, so that a screen reader says an answer once. */
export const answerDebounceMs = 400

/** The value once it has stayed the same for `delayMs`, and `first` before any has. */
export function useDebouncedValue<Value>(value: Value, delayMs: number, first: Value): Value {
  const [settled, setSettled] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
