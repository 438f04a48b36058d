import {
  isPreviewChoice,
  type PreviewChoice,
  previewChoiceRequest,
} from '#domain/preview-messages.ts'
import {studioOrigin} from '#src/content/environment.ts'

/** Calls `onChoice` with what the Studio wants the page to show, at first and whenever that changes. */
export function followPreviewChoice(onChoice: (choice: PreviewChoice) => void): void {
  addEventListener('message', ({origin, data}) => {
    if (origin === studioOrigin && isPreviewChoice(data)) onChoice(data)
  })
  const studio: Window = window.opener ?? parent
  if (studioOrigin) studio.postMessage(previewChoiceRequest, studioOrigin)
}
