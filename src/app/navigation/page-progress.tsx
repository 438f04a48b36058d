import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'
import {useWords} from '#src/language/words.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {pendingPath} from './pending-navigation.ts'

/** Shows that the next page is loading: until all of it is there, the visitor still sees the page before. */
export function PageProgress() {
  const page = pageOf(useLocation())
  const words = useWords('site')
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const mounted = new AbortController()
    const {signal} = mounted
    // The router changes the URL at once and renders later. A page in another language has it once its words are there.
    const checkLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        setIsSlow((pendingPath() ?? pageOf(window.location)) !== page)
      }, progressDelayMs)
    }
    // In the capture phase: React stops clicks where it has not hydrated yet.
    document.addEventListener('click', checkLater, {capture: true, signal})
    addEventListener('popstate', checkLater, {signal})
    // A page that is left for another document is checked once the browser shows it again.
    addEventListener('pagehide', checkLater, {signal})
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
      mounted.abort()
    }
  }, [page])

  return (
    <LiveRegion as="div" className="fixed inset-x-0 top-0 z-40 print:hidden">
      {isSlow && (
        <>
          <span className="sr-only">{words.loading}</span>
          <div className="origin-left border-t-4 border-dusk-400 transition-transform duration-[6s] ease-out starting:scale-x-0 motion-reduce:transition-none" />
        </>
      )}
    </LiveRegion>
  )
}

const progressDelayMs = 300
