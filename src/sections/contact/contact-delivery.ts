import {useLayoutEffect, useSyncExternalStore} from 'react'
import {useLocation} from 'react-router-dom'

import {type Language, languageOf} from '#domain/language.ts'
import {normalizePath} from '#domain/routes.ts'

import {type ContactMessage, messageFields} from './contact-message.ts'

/** What has become of a message; null before it is sent. */
type Delivery = {state: 'running' | 'failed'} | {state: 'sent'; message: ContactMessage} | null

let delivery: Delivery = null
let sentElsewhere: ContactMessage | null = null
/** The page that shows it, in each language in which it was open. */
const shownAt = new Map<Language, string>()
const listeners = new Set<() => void>()

/** Kept outside of the form, which a change of language replaces, and forgotten once the page shows none. */
export function useDelivery(): Delivery {
  return useSyncExternalStore(
    subscribe,
    () => delivery,
    () => null,
  )
}

/** Clears the state when the visitor opens another page with a contact form. */
export function useResetOnPageChange(): void {
  const pathname = normalizePath(useLocation().pathname)
  useLayoutEffect(() => {
    const language = languageOf(pathname)
    const known = shownAt.get(language)
    if (known !== undefined && known !== pathname) {
      shownAt.clear()
      forgetDelivery()
    }
    shownAt.set(language, pathname)
  }, [pathname])
}

/** Returns a function that ends this delivery; false where it is forgotten by then, because the visitor has left its page. */
export function startDelivery(): (outcome: Delivery) => boolean {
  const running: Delivery = {state: 'running'}
  setDelivery(running)
  return (outcome) => {
    const isShown = delivery === running
    if (isShown) setDelivery(outcome)
    return isShown
  }
}

/** Notes a message that was sent after its page was left. `isInForm`: it stands in the form of the page now. */
export function recordLateDelivery(message: ContactMessage, isInForm: boolean): void {
  if (isInForm) setDelivery({state: 'sent', message})
  else sentElsewhere = message
}

/** Confirms such a message where Back has brought it into the form again, so that nobody sends it twice. */
export function confirmIfSent(typed: ContactMessage): void {
  const message = sentElsewhere
  if (!message || !messageFields.every((field) => typed[field] === message[field])) return
  sentElsewhere = null
  setDelivery({state: 'sent', message})
}

export function forgetDelivery(): void {
  setDelivery(null)
}

function setDelivery(next: Delivery) {
  delivery = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The form in the other language subscribes right after this.
    queueMicrotask(() => {
      if (listeners.size > 0) return
      delivery = null
      shownAt.clear()
    })
  }
}
