import {createRoot} from 'react-dom/client'

import {type Language, languageOf} from '#domain/language.ts'
import {adoptForm} from '#src/hydration/use-submit-replay.ts'
import {formFallbackWords} from '#src/language/form-fallback.ts'
import {Alert} from '#src/ui/alert.tsx'

/**
 * From now on each of these prerendered forms, unless its script comes, says so when it is submitted and keeps what was
 * typed. In the capture phase, because React stops the event where it has not hydrated.
 */
export function answerForms(forms: NodeListOf<HTMLFormElement>): void {
  for (const form of forms) prerendered.add(form)
  addEventListener('submit', answer, {capture: true})
  // A form that was submitted before has been waiting in the boot script.
  for (const form of forms) adoptForm(form)
  const main = document.querySelector('main')
  // The dashboard, or the forms of the sign-in page, whose buttons wait for the script.
  const isUseless = main && (!main.querySelector('h1') || main.querySelector('form :disabled'))
  if (isUseless) showIn(main.appendChild(document.createElement('div')), (words) => words.notShown)
}

const prerendered = new WeakSet<EventTarget>()
const answers = new WeakMap<HTMLFormElement, HTMLElement>()

function answer(event: SubmitEvent) {
  const {target} = event
  if (!(target instanceof HTMLFormElement) || !prerendered.has(target)) return
  setTimeout(() => {
    // A form that is hydrated has answered by itself.
    if (!event.defaultPrevented) showNotSent(target)
  })
}

function showNotSent(form: HTMLFormElement) {
  const place = document.createElement('div')
  answers.get(form)?.remove()
  answers.set(form, place)
  form.after(place)
  showIn(place, (words) => words.notSent)
}

type Words = (typeof formFallbackWords)[Language]

function showIn(place: Element, problem: (words: Words) => string) {
  const words = formFallbackWords[languageOf(location.pathname)]
  // The content may be missing as well. In the menu stands the emergency line, which is for rides that are under way.
  const canCall = document.querySelector('header a[href^="tel:"]:not(dialog *)') !== null
  createRoot(place).render(
    <Alert tone="error">
      {problem(words)}
      <a href={location.href} target="_self">
        {words.link}
      </a>
      {words.afterLink(canCall)}
    </Alert>,
  )
}
