import {useEffect, useEffectEvent, useRef, useState} from 'react'

import {useLanguage} from '#src/language/language.tsx'
import {useWords} from '#src/language/words.ts'

import {Icon} from '../icon.tsx'

export type Toast = {
  title: string
  text?: string
  tone?: 'success' | 'destructive'
  /** Stays until it is closed, for a text to copy by hand. */
  staysOpen?: true
}

/** Closes by itself after `durationMs`, which starts again whenever pointer or focus leaves it, unless `staysOpen`. */
export function ToastCard({toast, onClose}: {toast: Toast; onClose: () => void}) {
  const words = useWords('site').toast
  const {title, text, tone = 'success'} = toast
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [filled, setFilled] = useState(false)
  const cameFrom = useRef<HTMLElement>(null)
  const bad = tone === 'destructive'
  const held = hovered || focused || toast.staysOpen === true

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
  const closeWithLanguage = useEffectEvent(closeAndReturnFocus)
  const language = useLanguage()
  const [shownIn] = useState(language)
  // Its words are those of the language in which the page was.
  useEffect(() => {
    if (language !== shownIn && !toast.staysOpen) closeWithLanguage()
  }, [language, shownIn, toast.staysOpen])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(close, durationMs)
    return () => clearTimeout(timer)
  }, [held])

  return (
    <div
      role={bad ? 'alert' : 'status'}
      className={`pointer-events-auto min-h-14 rounded-panel border-l-3 shadow-menu transition duration-(--duration-base) ease-drive starting:translate-y-2 starting:opacity-0 ${bad ? 'border-white bg-crimson-600 text-white' : 'border-dusk-400 bg-ink-900 text-pearl-50'}`}
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
        <div className="grid grid-cols-[22px_1fr_auto] gap-x-3.5 gap-y-0.5 py-4 pr-2 pl-4.5">
          <Icon
            name={bad ? 'circle-alert' : 'circle-check'}
            size={22}
            className={`mt-0.5 ${bad ? '' : 'text-dusk-400'}`}
          />
          <p className="leading-snug font-semibold">{title}</p>
          <button
            type="button"
            aria-label={words.close}
            className={`-my-2.5 grid size-11 cursor-pointer place-items-center ${bad ? 'text-white' : 'text-mist-300 hover:text-pearl-50'}`}
            onClick={closeAndReturnFocus}
          >
            <Icon name="x" size={20} />
          </button>
          {text && (
            <p
              className={`col-start-2 text-small whitespace-pre-line wrap-anywhere ${bad ? '' : 'text-mist-300'}`}
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
