import {useEffect, useRef, useState} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {pageOf} from '#domain/routes.ts'
import {focusMain} from '#src/ui/focus/focus-main.ts'
import {LiveRegion} from '#src/ui/live-region.tsx'

import {keptPosition} from './position-on-page.ts'
import {useScrollRestoration} from './use-scroll-restoration.ts'

/**
 * What a page load does by itself and a client-side navigation does not: start at the top, move the focus
 * into the new page and announce its title. In another language of the same page, place and focus stay.
 */
export function RouteChange() {
  const location = useLocation()
  const {hash, state}: {hash: string; state: unknown} = location
  const page = pageOf(location)
  const navigation = useNavigationType()
  const shown = useRef(page)
  const [title, setTitle] = useState('')
  useScrollRestoration()

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    setTitle(document.title)
    const staysInPlace = Boolean(keptPosition({state}))
    const hasFocus = staysInPlace && document.activeElement !== document.body
    // Within the Studio, somebody may be typing beside the page by now.
    if (document.hasFocus() && !hasFocus) {
      focusMain()
    }
    if (navigation !== 'POP' && !hash && !staysInPlace) {
      window.scrollTo({top: 0, behavior: 'instant'})
    }
  }, [page, hash, state, navigation])

  return <LiveRegion>{title}</LiveRegion>
}
