import {useEffect, useEffectEvent, useState} from 'react'

/**
 * The id of the section that is being read: of `ids` (separated by spaces) the one furthest down the page that begins in
 * the upper third of the window or above it. Null above the first of them, undefined until the page has been measured.
 */
export function useScrollSpy(ids: string): string | null | undefined {
  return useScrollState(ids !== '', ids, () => sectionBeingRead(ids))
}

/** Whether the page is scrolled by more than `distance` px; undefined until it has been measured and while not `enabled`. */
export function useIsScrolled(distance: number, enabled: boolean): boolean | undefined {
  return useScrollState(enabled, String(distance), () => window.scrollY > distance)
}

/** What `read` says of the page, asked once a frame while it scrolls; `key` names what `read` depends on. */
function useScrollState<State>(enabled: boolean, key: string, read: () => State) {
  const [state, setState] = useState<State>()
  const readNow = useEffectEvent(read)

  useEffect(() => {
    if (!enabled) return
    let frame = 0
    const update = () => {
      frame = 0
      setState(readNow())
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    addEventListener('scroll', schedule, {passive: true})
    addEventListener('resize', schedule, {passive: true})
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [enabled, key])

  return enabled ? state : undefined
}

function sectionBeingRead(ids: string): string | null {
  const line = window.innerHeight / 3
  // Looked up every time: sections can arrive after their links do.
  const begun = ids
    .split(' ')
    .map((id) => ({id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Infinity}))
    .filter(({top}) => top <= line)
    .toSorted((one, other) => one.top - other.top)
  return begun.at(-1)?.id ?? null
}
