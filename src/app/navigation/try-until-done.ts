import {whenVisitorTakesOver} from '#src/ui/scroll/scroll-to.ts'

/**
 * Calls `attempt` now and whenever the page has changed, until it returns true, the visitor takes over or the returned
 * function is called: for a place on a page whose content is still on its way.
 */
export function tryUntilDone(attempt: () => boolean): () => void {
  const waiting = new AbortController()
  const tryOnce = () => {
    if (attempt()) stop()
  }
  const observer = new MutationObserver(tryOnce)
  const stop = () => {
    observer.disconnect()
    waiting.abort()
  }
  observer.observe(document.body, {childList: true, subtree: true})
  whenVisitorTakesOver(stop, waiting.signal)
  tryOnce()
  return stop
}
