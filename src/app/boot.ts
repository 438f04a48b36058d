// The one inline script of every page. It is constant, so that the security headers can name its hash; what
// differs between pages stands in the page's data block. It loads nothing before the page itself is there.
import '#src/hydration/boot-state.ts'
import {prepareBookingFrames} from '#src/booking/frame/prepare-booking-frames.ts'

// Under a short name: the script is counted in bytes.
const on = addEventListener

// What is submitted before the app is there is held, form by form, until the app adopts the form. Forms
// that the app itself adds later are never held. Captured: in a part that still sleeps React stops the event.
let held: Set<EventTarget | null> | undefined
let submitted: EventTarget | null
on(
  'submit',
  (event) => {
    if (held?.has(event.target)) {
      event.preventDefault()
      submitted = event.target
    }
  },
  true,
)
// "self" is "window", two bytes shorter.
const boot: NonNullable<typeof self.__boot> = (self.__boot = {
  adopt(form) {
    held?.delete(form)
    if (submitted === form) form.requestSubmit()
  },
})

const marks = document.documentElement.dataset

// Who reloads or comes back expects the place that was being read, so all of the page is laid out at once
// (styles.css). The old interface says it in half the bytes.
if (performance.navigation.type) marks['back'] = ''

// A stored session keeps the avatar's place from the first paint.
try {
  if (/sb-.+-auth-token":/.test(JSON.stringify(localStorage))) marks['session'] = 'stored'
} catch {
  // Storage can be forbidden: then nobody is signed in.
}

on('DOMContentLoaded', () => {
  held = new Set(document.forms)
  const startFrames = prepareBookingFrames()
  // Called more than once, it still runs the bundle once: a module is evaluated a single time.
  const start = () => {
    const {bundle, state} = JSON.parse(document.scripts.namedItem('page-data')?.text ?? '')
    boot.state ??= fetch(state)
    // The page can be read without its script, so a visitor is told nothing: it loads once more at most, and
    // only from a server that answers (the short form of reload-once.ts).
    import(/* @vite-ignore */ bundle).catch(() =>
      fetch('', {cache: 'reload'})
        .then(() => {
          if (sessionStorage['reload'] === bundle) return
          sessionStorage['reload'] = bundle
          location.reload()
        })
        .catch(() => {}),
    )
  }
  const startAll = () => {
    startFrames()
    start()
  }
  // A frame or picture that hangs keeps the load event away for ever, so it is never waited for alone.
  setTimeout(startAll, 3000)
  for (const type of ['pointerdown', 'pointermove', 'keydown']) {
    on(type, start, {once: true})
  }
  // After the first view is painted: a frame that starts sooner can keep the browser from showing it. A page that
  // nobody sees is never painted and starts with the timer.
  on('load', () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(startAll)))
})
