import './boot-state.ts'
import {type RefObject, useEffect} from 'react'

/**
 * A form of a prerendered page can be submitted before it is hydrated; the boot script keeps that submit. Here
 * the form takes over and the submit is replayed.
 */
export function useSubmitReplay(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const {current} = form
    if (!current) return
    hydratedForms.add(current)
    // Within an effect React would not render an error before the focus moves to its field.
    queueMicrotask(() => globalThis.__boot?.adopt(current))
  }, [form])
}

/** Prerendered forms that are hydrated. */
export const hydratedForms = new WeakSet<HTMLFormElement>()
