// The one inline script of every page. It is the same everywhere, so that the security headers can allow it by
// its hash; what differs between pages is in the page's data block. It loads the bundle and starts the booking frame
// once the page is loaded and painted, or after 3 s; a touch, key or pointer loads the bundle at once.
import {tokenHashInUrl} from '#domain/auth-callback-parameters.ts'
import {hasStoredSession} from '#src/auth/session/session-key.ts'
import {prepareBookingFrames} from '#src/booking/frame/prepare-booking-frames.ts'
import {leavingMs} from '#src/hydration/boot-state.ts'

import {reloadKey} from './failures/reload-key.ts'

// A short name keeps the inline script small.
const on = addEventListener

// "self" is "window", two bytes shorter.
const boot: NonNullable<typeof self.__boot> = (self.__boot = {
  loadedPath: location.pathname,
})

// A form that is submitted before the app is there waits until the app adopts it (use-submit-replay.ts). Forms that the
// app adds later never wait. In the capture phase, because React stops the event where it has not hydrated yet.
on(
  'submit',
  (event) => {
    if (boot.waiting?.has(event.target)) {
      event.preventDefault()
      boot.submitted = event.target
    }
  },
  true,
)

// The app may have added the earlier history entry without loading a document. Until its router runs, Back changes
// nothing but the URL, so the page is loaded.
on('popstate', () => {
  if (boot.loadedPath && boot.loadedPath !== location.pathname) location.reload()
})

// Firefox ends the requests of a page as soon as a navigation begins. Its scripts then fail, and a reload would take the
// visitor back here.
on('beforeunload', () => {
  boot.leavingAt = Date.now()
})

// A reload loses what was typed in Safari, so from then on the page does not reload by itself.
on('input', () => (boot.typed = true))

const marks = document.documentElement.dataset

// After a reload or Back the browser restores the scroll position, which takes the height of the whole page
// (styles.css). The old interface says so in half the bytes.
if (performance.navigation.type) marks['back'] = ''

// With a stored session, the header reserves the space of the account button from the first paint.
try {
  if (hasStoredSession(localStorage)) marks['session'] = 'stored'
} catch {
  // Storage can be forbidden: then nobody is signed in.
}

// The sign-in page shows no forms to a visitor who comes from a mail.
if (tokenHashInUrl.test(location.href)) marks['link'] = ''

// Opens and closes the menu in browsers that do not know `command`, as WebKitGTK 2.50 and Firefox before 144.
if (!('command' in HTMLButtonElement.prototype)) {
  on('click', ({target}) => {
    const button = target instanceof Element && target.closest('[commandfor]')
    const menu = document.querySelector('dialog')
    if (!button || !menu) return
    if (menu.open) menu.close()
    else menu.showModal()
  })
}

on('DOMContentLoaded', () => {
  boot.waiting = new Set(document.forms)
  const startFrames = prepareBookingFrames()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Called more than once, it still runs the bundle once: a module is evaluated a single time.
  const start = () => {
    const {bundle, state} = JSON.parse(document.scripts.namedItem('page-data')?.text ?? '')
    boot.state ??= fetch(state)
    const showLoaded = () => delete marks['failed']
    // It reloads once at most, and only if the server answers (the short form of failures/reload-once.ts); else it asks
    // again.
    import(/* @vite-ignore */ bundle).then(showLoaded, () => {
      // Anyone who is still here after `leavingMs` is not leaving, nor is one whose clock was set back.
      if (Math.abs(Date.now() - (boot.leavingAt ?? 0)) < leavingMs) {
        startLater()
        return
      }
      fetch('', {cache: 'reload'})
        .then(({status}) => {
          // A gateway answers 502 or 503 for a server that is away.
          if (status > 499) startLater()
          else if (boot.typed) {
            showFailed()
            startLater()
          } else if (sessionStorage[reloadKey] === bundle) showFailed()
          else {
            sessionStorage[reloadKey] = bundle
            location.reload()
          }
        }, startLater)
        // Without storage it cannot know whether it has been reloaded, so it is not.
        .catch(showFailed)
    })
  }
  // The page becomes what it is without JavaScript (styles.css).
  const showFailed = () => {
    marks['failed'] = ''
  }
  const startLater = () => {
    clearTimeout(timer)
    timer = setTimeout(start, 1e4)
  }
  const startAll = () => {
    startFrames()
    start()
  }
  // A frame or picture that hangs delays the load event forever, so there is a timer as well.
  setTimeout(startAll, 3000)
  for (const type of ['pointerdown', 'keydown']) on(type, start, {once: true})
  // Chromium also reports a mouse that lies still, once the page is painted below it.
  on('pointermove', (event) => {
    if (!boot.state && (event.movementX || event.movementY)) start()
  })
  // The visitor may have left before the scripts came, and is Back.
  on('pageshow', ({persisted}) => {
    if (!persisted) return
    boot.leavingAt = 0
    start()
  })
  // After the first paint, which a frame that starts sooner can delay. A page in a background tab is never
  // painted and starts with the timer.
  on('load', () => requestAnimationFrame(() => (self.requestIdleCallback ?? setTimeout)(startAll)))
})
