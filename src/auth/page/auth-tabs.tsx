import {type KeyboardEvent, type ReactNode, useId, useRef, useState} from 'react'

import {useHydrated} from '#src/hydration/use-hydrated.ts'
import {useWords} from '#src/language/words.ts'

export type AuthTab = 'sign-in' | 'sign-up'

type AuthTabsProps = {
  current: AuthTab
  onChange: (tab: AuthTab) => void
  panels: Record<AuthTab, ReactNode>
}

const tabs: AuthTab[] = ['sign-in', 'sign-up']

/**
 * The two tabs of the card; the arrow keys move between them. A panel that was shown once stays in the page, so that
 * what was typed, and an answer that is still to come, survive a change of tab.
 */
export function AuthTabs({current, onChange, panels}: AuthTabsProps) {
  const id = useId()
  const {signInPage: words} = useWords('account')
  const list = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<AuthTab[]>([current])
  if (!shown.includes(current)) setShown([...shown, current])

  const moveOn = (event: KeyboardEvent) => {
    const {key} = event
    // Alt or Command with an arrow is the browser's Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) return
    // Home and End would scroll the tabs out of view.
    event.preventDefault()
    const next = key === 'Home' || (current === 'sign-up' && key !== 'End') ? 'sign-in' : 'sign-up'
    onChange(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={words.tabs}
        tabIndex={-1}
        onKeyDown={moveOn}
        className="mt-8 mb-7 grid grid-cols-2 border-b border-(--line)"
      >
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            disabled={!isHydrated}
            aria-selected={tab === current}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onChange(tab)}
            className="-mb-px min-h-12 cursor-pointer border-b-3 border-transparent py-4 text-body leading-none font-medium text-(--fg-soft) aria-selected:border-dusk-500 aria-selected:font-semibold aria-selected:text-(--fg-strong)"
          >
            {tab === 'sign-in' ? words.signIn : words.signUp}
          </button>
        ))}
      </div>
      {shown.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== current}
        >
          {panels[tab]}
        </div>
      ))}
    </>
  )
}
