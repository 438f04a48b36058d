import './boot-state.ts'
import {type RefObject, useEffect} from 'react'

/**
 * The boot script holds what a visitor submits before the app is there. A form that is part of prerendered
 * pages calls this, so that from now on it answers itself, and the held submit is replayed.
 */
export function useSubmitReplay(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return
    adoptedForms.add(form.current)
    globalThis.__boot?.adopt(form.current)
  }, [form])
}

/** Forms of prerendered pages that answer themselves by now. */
export const adoptedForms = new WeakSet<HTMLFormElement>()
