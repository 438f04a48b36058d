// The one inline script of every page. It is constant, so that the security headers can name its hash; what
// differs between pages stands in the page's data block. It loads nothing before the page itself is there.
import '#src/ui/boot-state.ts'
import {startBookingFrames} from '#src/booking/start-booking-frames.ts'

import {reloadOnce} from './reload-once.ts'

// What is submitted before the app is there is held, form by form, until the app adopts the form. Forms
// that the app itself adds later are never held.
const held = new Set<EventTarget>()
let submitted: EventTarget | undefined
addEventListener('submit', (event) => {
  if (event.target && held.has(event.target)) {
    event.preventDefault()
    submitted = event.target
  }
})
globalThis.__boot = {
  adopt(form) {
    held.delete(form)
    if (submitted === form) form.requestSubmit()
  },
}

// A stored session keeps the avatar's place from the first paint.
try {
  for (const key in localStorage) {
    if (/^sb-.+-auth-token$/.test(key)) document.documentElement.dataset['session'] = 'stored'
  }
} catch {
  // Storage can be forbidden: then nobody is signed in.
}

document.addEventListener('DOMContentLoaded', () => {
  startBookingFrames()
  for (const form of document.forms) held.add(form)
  // Called more than once, it still runs the bundle once: a module is evaluated a single time.
  const start = () => {
    const {bundle} = JSON.parse(document.getElementById('page-data')?.textContent ?? '')
    // The page can be read without its script, so a visitor is told nothing.
    import(/* @vite-ignore */ bundle).catch(() => reloadOnce(bundle))
  }
  // A frame or picture that hangs keeps the load event away for ever, so it is never waited for alone.
  setTimeout(start, 3000)
  for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown']) {
    addEventListener(type, start, {once: true})
  }
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start))
})
