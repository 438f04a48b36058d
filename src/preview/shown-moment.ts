import {isShownMoment, momentQuestion} from '#domain/preview-messages.ts'
import {studioOrigin} from '#src/content/environment.ts'
import {setClock} from '#src/content/facts/clock.ts'

/** Shows the page as it is at the moment that the Studio names. */
export function followShownMoment(): void {
  addEventListener('message', ({origin, data}) => {
    if (origin === studioOrigin && isShownMoment(data)) setClock(data.instant)
  })
  const studio: Window = window.opener ?? parent
  if (studioOrigin) studio.postMessage(momentQuestion, studioOrigin)
}
