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

import {LivePartContext} from './live-part-context.ts'

type LivePartProps<Value> = {
  /** What the part shows besides the contents that it reads itself. */
  value: Value
  /** It arranges other parts and shows nothing of its own. */
  isList?: boolean
  children: (value: Value) => ReactNode
}

type Held<Value> = {value: Value; contents: QueryClient; pathname: string}

/**
 * A part of the page that changes as a whole: what is published in it can be held back while the change
 * would move what the visitor reads (hold-back.tsx), until the visitor goes to another page.
 */
export function LivePart<Value>({value, isList = false, children}: LivePartProps<Value>) {
  const {pathname} = useLocation()
  const [hold, setHold] = useState<Held<Value> | null>(null)
  const held = hold?.pathname === pathname ? hold : null
  const fragment = useRef<FragmentInstance>(null)
  const [reads] = useState(() => new Set<string>())
  const shown = held ? held.value : value
  const committed = useRef({shown, held, pathname})

  useLayoutEffect(() => {
    committed.current = {shown, held, pathname}
  })

  useEffect(() => {
    const part: MountedPart = {
      isList,
      reads,
      look: () => ({
        value: committed.current.shown,
        held: committed.current.held?.contents ?? null,
        elements: elementsOf(fragment.current),
      }),
      remember: (contents) => {
        const {shown: before, held: heldBefore, pathname: at} = committed.current
        return () => setHold(heldBefore ?? {value: before, contents, pathname: at})
      },
      release: () => setHold(null),
    }
    mountedParts.add(part)
    return () => {
      mountedParts.delete(part)
    }
  }, [isList, reads])

  const context = useMemo(() => ({held: held?.contents ?? null, reads}), [held, reads])
  return (
    <LivePartContext value={context}>
      <Fragment ref={fragment}>{children(shown)}</Fragment>
    </LivePartContext>
  )
}

export type MountedPart = {
  isList: boolean
  reads: ReadonlySet<string>
  /** What it shows at this moment, the contents that it is held at, and its outermost elements. */
  look: () => {value: unknown; held: QueryClient | null; elements: Element[]}
  /** Notes what it shows; the function that is returned brings that back and holds it. */
  remember: (contents: QueryClient) => () => void
  release: () => void
}

export const mountedParts = new Set<MountedPart>()

/** A fragment tells its elements only to an observer. */
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
