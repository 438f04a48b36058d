import {type RefObject, useEffect, useEffectEvent} from 'react'

/**
 * Hands over each field below `container` that the visitor changed before the page was hydrated: React keeps what
 * stands in such a field, but calls no `onChange` for it.
 */
export function useEarlyInput(
  container: RefObject<HTMLElement | null>,
  onInput: (field: HTMLInputElement) => void,
): void {
  const handOver = useEffectEvent(onInput)
  useEffect(() => {
    for (const field of container.current?.querySelectorAll('input') ?? []) {
      if (isChanged(field)) handOver(field)
    }
  }, [container])
}

function isChanged(field: HTMLInputElement): boolean {
  if (field.type === 'radio') return field.checked && !field.defaultChecked
  return field.value !== field.defaultValue
}
