import {flushSync} from 'react-dom'

/**
 * Renders what a check found at once, so that a field that gets the focus then is announced together with its error. What
 * was shown before is taken away first, so that the same error is announced again.
 */
export function showErrors<Errors>(
  show: (errors: Errors) => void,
  none: Errors,
  found: Errors,
): void {
  flushSync(() => show(none))
  flushSync(() => show(found))
}

/** Focuses the first field of a form that shows an error. */
export function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}
