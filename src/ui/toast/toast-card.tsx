import {useEffect, useEffectEvent, useRef, useState, useSyncExternalStore} from 'react'

import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {focusMainFrom} from '../focus/focus-main.ts'
import {Icon} from '../icon.tsx'

export type Toast = {
  title: string
  text?: string
  tone?: 'success' | 'error'
  /** Stays until it is closed, for a text to copy by hand. */
  staysOpen?: true
}

/**
 * Closes by itself after `durationMs`, which starts again whenever pointer or focus leaves it and when a hidden page is
 * shown, unless `staysOpen`.
 */
export function ToastCard({toast, onClose}: {toast: Toast; onClose: () => void}) {
  const words = useWords('site').toast
  const {title, text, tone = 'success'} = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [filled, setFilled] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)
  const isError = tone === 'error'
  const isHidden = useSyncExternalStore(onVisibilityChange, () => document.hidden)
  const held = hovered || focused || isHidden || toast.staysOpen === true

  // Screen readers announce changes inside a live region that already exists, so the region is empty at first
  // and its text follows one frame later.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const close = useEffectEvent(onClose)
  const closeAndReturnFocus = () => {
    if (focused) cameFrom.current?.focus()
    onClose()
  }
  const closeFromOutside = useEffectEvent(closeAndReturnFocus)
  const language = useLanguage()
  const [shownIn] = useState(language)
  // Its words are those of the language in which the page was.
  useEffect(() => {
    if (language !== shownIn && !toast.staysOpen) closeFromOutside()
  }, [language, shownIn, toast.staysOpen])
  useEffect(() => {
    const closeByKey = ({key}: KeyboardEvent) => {
      // While a menu is open, the key is meant for that.
      const isForMenu = document.querySelector(':is(:modal, :popover-open)')
      if (key === 'Escape' && !isForMenu) closeFromOutside()
    }
    addEventListener('keydown', closeByKey)
    return () => removeEventListener('keydown', closeByKey)
  }, [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(close, durationMs)
    return () => clearTimeout(timer)
  }, [held])

  return (
    <div
      ref={keepFocusInView}
      role={isError ? 'alert' : 'status'}
      className={`pointer-events-auto max-h-[calc(100dvh-3rem)] min-h-14 overflow-y-auto rounded-panel border-l-3 shadow-menu transition duration-(--duration-base) ease-drive starting:translate-y-2 starting:opacity-0 ${isError ? 'border-white bg-crimson-600 text-white' : 'border-dusk-400 bg-ink-900 text-pearl-50'}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        if (!focused && event.relatedTarget instanceof HTMLElement) {
          cameFrom.current = event.relatedTarget
        }
        setFocused(true)
      }}
      onBlur={(event) => {
        // The focus stays where it is while the visitor is in another window.
        if (document.activeElement === event.target) return
        setFocused(event.currentTarget.contains(event.relatedTarget))
      }}
    >
      {filled && (
        <div className="grid grid-cols-[22px_1fr_auto] gap-x-3.5 py-4 pr-2 pl-4.5">
          <Icon
            name={isError ? 'circle-alert' : 'circle-check'}
            size={22}
            className={`mt-0.5 ${isError ? '' : 'text-dusk-400'}`}
          />
          <p lang={shownIn} className="leading-snug font-semibold">
            {title}
          </p>
          {/* In both rows, so that it stays in view while a long text scrolls. */}
          <button
            type="button"
            aria-label={words.close}
            className={`sticky top-1.5 col-start-3 row-span-2 row-start-1 -my-2.5 grid size-11 cursor-pointer place-items-center ${isError ? 'text-white' : 'text-mist-300 hover:text-pearl-50'}`}
            onClick={closeAndReturnFocus}
          >
            <Icon name="x" size={20} />
          </button>
          {text && (
            <p
              lang={shownIn}
              className={`col-start-2 mt-0.5 text-small whitespace-pre-line wrap-anywhere ${isError ? '' : 'text-mist-300'}`}
            >
              {text}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const durationMs = 6000

/** Keeps the focused element from being covered by the toast, and moves the focus to the page when the toast goes. */
function keepFocusInView(card: HTMLElement | null) {
  if (!card) return
  const {style} = document.documentElement
  // Not a custom property, which would restyle the whole page. 8rem is the room for the notice of an update.
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `min(max(8rem, ${card.offsetHeight}px + 2rem), 100dvh - 8rem)`
  })
  observer.observe(card)
  return () => {
    observer.disconnect()
    style.scrollPaddingBottom = ''
    focusMainFrom(card)
  }
}

function onVisibilityChange(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}
