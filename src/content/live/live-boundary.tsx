import type {QueryClient} from '@tanstack/react-query'
import {
  Fragment,
  type FragmentInstance,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {useLocation} from 'react-router-dom'

import {normalizePath} from '#domain/routes.ts'

import {LiveBoundaryContext, type Read} from './live-boundary-context.ts'

type LiveBoundaryProps = {
  /** The key of the section that it shows. */
  sectionKey?: string
  /** It shows sections in an order and nothing of its own. */
  isList?: boolean
  children: ReactNode
}

/** What is held, and at which path: on another page the newest results show. */
type Hold = {results: QueryClient; pathname: string}

/**
 * A part of the page that takes a new result as a whole: at once, or where it would add, remove or move something in
 * view, later (commit.ts) [LIVE-2]. Header, footer, each section and the list of sections are live boundaries. It needs the
 * router around it; what is inside reads content by `useContent`.
 */
export function LiveBoundary({sectionKey, isList = false, children}: LiveBoundaryProps) {
  const pathname = normalizePath(useLocation().pathname)
  const [hold, setHold] = useState<Hold | null>(null)
  const [reads] = useState(() => new Set<Read>())
  const fragment = useRef<FragmentInstance>(null)
  // Header and footer stay when the visitor goes to another page, and show what is newest there and from then on.
  if (hold && hold.pathname !== pathname) setHold(null)
  const held = hold?.pathname === pathname ? hold.results : null
  const current = useRef({held, pathname})

  useLayoutEffect(() => {
    current.current = {held, pathname}
  })

  useEffect(() => {
    const boundary: MountedBoundary = {
      sectionKey,
      isList,
      reads,
      held: () => current.current.held,
      hold: (results) => {
        current.current.held = results
        setHold(results && {results, pathname: current.current.pathname})
      },
      elements: () => elementsOf(fragment.current),
    }
    mountedBoundaries.add(boundary)
    return () => {
      mountedBoundaries.delete(boundary)
    }
  }, [sectionKey, isList, reads])

  useEffect(() => {
    if (!held) return
    return () => void dispatchEvent(new Event(releaseEvent))
  }, [held])

  const context = useMemo(() => {
    const addRead = (read: Read) => {
      reads.add(read)
      return () => {
        reads.delete(read)
      }
    }
    return {held, addRead}
  }, [held, reads])
  return (
    <LiveBoundaryContext value={context}>
      <Fragment ref={fragment}>{children}</Fragment>
    </LiveBoundaryContext>
  )
}

/** Sent to the window when a boundary no longer holds what it held, perhaps because the visitor has gone on. */
export const releaseEvent = 'live-release'

/** A live boundary as commit.ts deals with it. */
export type MountedBoundary = {
  sectionKey: string | undefined
  isList: boolean
  /** What the components inside show. */
  reads: ReadonlySet<Read>
  /** The older results that it goes on showing; null while it shows the newest. */
  held: () => QueryClient | null
  /** Shows these results from now on; null for the newest, whatever they are. */
  hold: (results: QueryClient | null) => void
  /** Its outermost elements. */
  elements: () => Element[]
}

/** Every live boundary of the page. */
export const mountedBoundaries = new Set<MountedBoundary>()

/** React gives the elements of a fragment only to an observer. */
function elementsOf(fragment: FragmentInstance | null): Element[] {
  const elements: Element[] = []
  const collector = {
    observe: (element: Element) => void elements.push(element),
    unobserve: () => {},
    disconnect: () => {},
  }
  fragment?.observeUsing(collector)
  fragment?.unobserveUsing(collector)
  return elements
}
