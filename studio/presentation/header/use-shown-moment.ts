import {type RefObject, useEffect, useRef, useState} from 'react'

import {isMomentQuestion, shownMoment} from '../../../domain/preview-messages.ts'

/**
 * The moment that the previewed page shows (ms since 1970; null: now). The page in the frame, and those opened in tabs
 * of their own, ask for it when they load. `onPageLoad` is called for the one in the frame.
 */
export function useShownMoment(
  frame: RefObject<HTMLIFrameElement | null>,
  siteOrigin: string,
  onPageLoad: () => void,
) {
  const [instant, setInstant] = useState<number | null>(null)
  const pages = useRef(new Set<Window>())
  useEffect(() => {
    const answer = ({origin, source, data}: MessageEvent) => {
      if (origin !== siteOrigin || !isMomentQuestion(data) || !isWindow(source)) return
      pages.current.add(source)
      source.postMessage(shownMoment(instant), siteOrigin)
      if (source === frame.current?.contentWindow) onPageLoad()
    }
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [frame, siteOrigin, instant, onPageLoad])

  const show = (next: number | null) => {
    setInstant(next)
    for (const page of pages.current) page.postMessage(shownMoment(next), siteOrigin)
  }
  return [instant, show] as const
}

function isWindow(source: MessageEventSource | null): source is Window {
  return source !== null && 'closed' in source
}
