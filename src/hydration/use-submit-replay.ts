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
    // Within an effect React would not render an error before the focus moves to its field.
    queueMicrotask(() => adoptForm(current))
  }, [form])
}

/** Takes a form over from the boot script, and submits it if the visitor did so before. */
export function adoptForm(form: HTMLFormElement): void {
  const boot = globalThis.__boot
  boot?.waiting?.delete(form)
  if (!boot || !standsFor(form, boot.submitted)) return
  boot.submitted = undefined
  form.requestSubmit()
}

/** Whether this is the form that was submitted, or the same with the same text in it, where React has rendered it anew. */
function standsFor(form: HTMLFormElement, submitted: EventTarget | null | undefined): boolean {
  if (form === submitted) return true
  if (!(submitted instanceof HTMLFormElement) || submitted.isConnected) return false
  const [before, now] = [submitted, form].map((one) => JSON.stringify([...new FormData(one)]))
  return before === now
}
