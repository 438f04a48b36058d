import {type RefObject, useEffect, useRef, useState} from 'react'

import {
  isPreviewChoiceRequest,
  type PreviewChoice,
  previewChoiceMessage,
} from '../../../domain/preview-messages.ts'

/**
 * What the previewed page shows. The page in the frame, and those opened in tabs of their own, ask for it when they
 * load. `onPageLoad` is called for the one in the frame.
 */
export function usePreviewChoice(
  frame: RefObject<HTMLIFrameElement | null>,
  siteOrigin: string,
  onPageLoad: () => void,
) {
  const [choice, setChoice] = useState<PreviewChoice>({instant: null, asVisitor: false})
  const pages = useRef(new Set<Window>())
  useEffect(() => {
    const answer = ({origin, source, data}: MessageEvent) => {
      if (origin !== siteOrigin || !isPreviewChoiceRequest(data) || !isWindow(source)) return
      pages.current.add(source)
      source.postMessage(previewChoiceMessage(choice), siteOrigin)
      if (source === frame.current?.contentWindow) onPageLoad()
    }
    addEventListener('message', answer)
    return () => removeEventListener('message', answer)
  }, [frame, siteOrigin, choice, onPageLoad])

  const choose = (change: Partial<PreviewChoice>) => {
    const next = {...choice, ...change}
    setChoice(next)
    for (const page of pages.current) page.postMessage(previewChoiceMessage(next), siteOrigin)
  }
  return [choice, choose] as const
}

function isWindow(source: MessageEventSource | null): source is Window {
  return source !== null && 'closed' in source
}
