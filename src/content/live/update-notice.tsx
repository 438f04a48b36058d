import {useRef} from 'react'
import {createRoot} from 'react-dom/client'

import {InLanguageOfPage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'
import {buttonClass} from '#src/ui/button.tsx'
import {keepFocusOnPage} from '#src/ui/focus/focus-main.ts'
import {NewLiveRegion} from '#src/ui/live-region.tsx'

/** Shows the notice until it is accepted or hidden. It stands over the page and takes no room in it. */
export function showUpdateNotice(onAccept: () => void): void {
  if (!shown) {
    const element = document.createElement('div')
    document.body.append(element)
    const root = createRoot(element)
    shown = {
      render: (accept) =>
        root.render(
          <InLanguageOfPage>
            <UpdateNotice onAccept={accept} />
          </InLanguageOfPage>,
        ),
      remove: () => {
        root.unmount()
        element.remove()
      },
    }
  }
  shown.render(onAccept)
}

/** Takes the notice away, if it stands there. */
export function hideUpdateNotice(): void {
  shown?.remove()
  shown = null
}

let shown: {render: (accept: () => void) => void; remove: () => void} | null = null

function UpdateNotice({onAccept}: {onAccept: () => void}) {
  const words = useWords('site').update
  const cameFrom = useRef<HTMLElement>(null)
  return (
    <NewLiveRegion as="div" className={place}>
      <div
        ref={keepFocusOnPage}
        data-surface="night"
        data-update-notice=""
        className="pointer-events-auto flex items-center gap-4 rounded-panel border-l-3 border-dusk-400 bg-ink-900 py-2 pr-2 pl-4.5 text-small leading-snug shadow-menu"
      >
        <p>{words.notice}</p>
        <button
          type="button"
          className={buttonClass({size: 'small'})}
          // A pointer takes the focus from nobody who is typing.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={({relatedTarget}) => {
            cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
          }}
          onClick={({currentTarget}) => {
            if (currentTarget === document.activeElement) {
              cameFrom.current?.focus({preventScroll: true})
            }
            onAccept()
          }}
        >
          {words.show}
        </button>
      </div>
    </NewLiveRegion>
  )
}

const place =
  'pointer-events-none fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-40 flex justify-center print:hidden'
