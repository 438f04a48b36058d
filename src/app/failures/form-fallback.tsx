import '#src/hydration/boot-state.ts'
import {createRoot} from 'react-dom/client'

import {adoptedForms} from '#src/hydration/use-submit-replay.ts'
import {Alert} from '#src/ui/alert.tsx'

/**
 * From now on a prerendered form whose script did not come says so when it is submitted; what stands in it
 * stays. For a part that is not alive React stops the event on its way, so it is caught before.
 */
export function answerForms(): void {
  for (const form of document.forms) prerendered.add(form)
  addEventListener('submit', answer, {capture: true})
  // What was submitted before is held until somebody answers for the form.
  for (const form of document.forms) globalThis.__boot?.adopt(form)
}

const prerendered = new WeakSet<EventTarget>()
const answers = new WeakMap<HTMLFormElement, HTMLElement>()

function answer({target}: SubmitEvent) {
  if (!(target instanceof HTMLFormElement)) return
  if (!prerendered.has(target) || adoptedForms.has(target)) return
  const place = document.createElement('div')
  answers.get(target)?.remove()
  answers.set(target, place)
  target.after(place)
  createRoot(place).render(
    <Alert tone="error">
      A part of this page did not load, so nothing was sent. Your text is still here. Please{' '}
      <a href={location.href} target="_self">
        load the page again
      </a>{' '}
      or call us.
    </Alert>,
  )
}
