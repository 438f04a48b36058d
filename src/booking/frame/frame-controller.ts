import {bookingFrameUrl} from '../frame-url.ts'
import {takeEarlyMessages} from '../messages/early-messages.ts'
import {readHeightMessage} from '../messages/height-message.ts'
import {type FrameEvent, type FrameState, initialFrameState, nextFrameState} from './frame-state.ts'

/** ms without a size message until the visitor is offered another way. */
const answerTimeoutMs = 8000

/** A booking frame that has its address, with what became of it. It may outlive the page that showed it. */
export type FrameController = {
  readonly element: HTMLIFrameElement
  readonly base: string
  readonly address: string
  getState: () => FrameState
  subscribe: (listener: () => void) => () => void
  /** Loads the form again; does something only after the deadline. */
  retry: () => void
  /** Whether the visitor has worked in the form, as far as a page can see that. */
  touched: () => boolean
  /** Ends timers and listeners. */
  stop: () => void
}

/**
 * Starts the frame, or takes over one that the boot script has started, without loading it again. The
 * listener stands before the address is set, because the first message can come before the load event.
 */
export function startFrameController(
  element: HTMLIFrameElement,
  {base, search}: {base: string; search: string},
): FrameController {
  const origin = new URL(base).origin
  const address = bookingFrameUrl(base, search)
  const subscribers = new Set<() => void>()
  let state = initialFrameState
  let touched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const dispatch = (event: FrameEvent) => {
    const next = nextFrameState(state, event)
    if (next === state) return
    state = next
    subscribers.forEach((notify) => notify())
  }
  const onMessage = (message: {source: unknown; origin: string; data: unknown}) => {
    if (message.source !== element.contentWindow || message.origin !== origin) return
    const height = readHeightMessage(message.data)
    if (height === null) return
    clearTimeout(timer)
    dispatch({type: 'answer', height})
  }
  const load = () => dispatch({type: 'load'})
  const notice = () => {
    touched ||= document.activeElement === element
  }
  // Focus that moves into another origin's frame shows only as the page's own loss of it.
  const noticeSoon = () => setTimeout(notice)
  const expectAnswer = (within: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => dispatch({type: 'deadline'}), Math.max(0, within))
  }

  addEventListener('message', onMessage)
  addEventListener('blur', noticeSoon)
  const started = element.hasAttribute('src')
  if (started) {
    expectAnswer(answerTimeoutMs - (performance.now() - (Number(element.dataset['started']) || 0)))
    takeEarlyMessages(element.contentWindow).forEach(onMessage)
  } else {
    expectAnswer(answerTimeoutMs)
  }
  element.addEventListener('load', load)
  if (!started) element.src = address

  return {
    element,
    base,
    address,
    getState: () => state,
    subscribe: (listener) => {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    retry: () => {
      if (state.status !== 'late') return
      dispatch({type: 'retry'})
      expectAnswer(answerTimeoutMs)
      element.src = address
    },
    touched: () => {
      notice()
      return touched
    },
    stop: () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      removeEventListener('blur', noticeSoon)
      element.removeEventListener('load', load)
      subscribers.clear()
    },
  }
}
