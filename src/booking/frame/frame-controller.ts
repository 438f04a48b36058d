import {bookingFrameUrl} from '../frame-url.ts'
import {takeEarlyMessages} from '../messages/early-messages.ts'
import {readHeightMessage} from '../messages/height-message.ts'
import {type FrameEvent, type FrameState, initialFrameState, nextFrameState} from './frame-state.ts'

/** Without a size message for this long, the visitor is offered another way to book. */
const widgetTimeoutMs = 8000

/** A booking frame that loads the widget, and its state. It may outlive the page that showed it. */
export type FrameController = {
  readonly element: HTMLIFrameElement
  readonly base: string
  /** The widget's URL with the parameters of the page that started the frame. */
  readonly url: string
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
 * Starts the frame, or takes over one that the boot script has started, without loading it again. It listens
 * before it sets the URL, because the first message can come before the load event. `base` is the widget's URL,
 * `search` the page's query. Throws when `base` is no absolute URL.
 */
export function startFrameController(
  element: HTMLIFrameElement,
  {base, search}: {base: string; search: string},
): FrameController {
  const origin = new URL(base).origin
  const url = bookingFrameUrl(base, search)
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
  const inspectFocus = () => {
    touched ||= document.activeElement === element
  }
  // When the focus moves into a frame of another origin, the page only sees that it has lost it.
  const onBlur = () => setTimeout(inspectFocus)
  const onLoad = () => dispatch({type: 'load'})
  const startDeadline = (waitedMs = 0) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!document.hidden) dispatch({type: 'deadline'})
    }, widgetTimeoutMs - waitedMs)
  }
  // Browsers hold up a hidden page, and nobody waits for its form: its time begins when the page is shown.
  const onVisibilityChange = () => {
    if (!document.hidden && state.status !== 'late') startDeadline()
  }

  const {started} = element.dataset
  element.dataset['adopted'] = ''
  addEventListener('message', onMessage)
  addEventListener('blur', onBlur)
  addEventListener('visibilitychange', onVisibilityChange)
  startDeadline(started === undefined ? 0 : performance.now() - Number(started))
  takeEarlyMessages(element.contentWindow).forEach(onMessage)
  element.addEventListener('load', onLoad)
  if (!element.hasAttribute('src')) element.src = url

  return {
    element,
    base,
    url,
    getState: () => state,
    subscribe: (listener) => {
      subscribers.add(listener)
      return () => subscribers.delete(listener)
    },
    retry: () => {
      if (state.status !== 'late') return
      dispatch({type: 'retry'})
      startDeadline()
      // A new `src` would be an entry in the history, and Back would take the form away.
      element.contentWindow?.location.replace(url)
    },
    touched: () => {
      inspectFocus()
      return touched
    },
    stop: () => {
      clearTimeout(timer)
      removeEventListener('message', onMessage)
      removeEventListener('blur', onBlur)
      removeEventListener('visibilitychange', onVisibilityChange)
      element.removeEventListener('load', onLoad)
      subscribers.clear()
    },
  }
}
