import {useEffect, useRef, useState} from 'react'
import {useLocation, useNavigationType} from 'react-router-dom'

import {useKeptScroll} from './use-kept-scroll.ts'

/**
 * What a page load does by itself and a client-side navigation does not: start at the top, move the focus
 * into the new page and announce its title.
 */
export function RouteChange() {
  const {pathname, hash} = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useKeptScroll()

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    document.getElementById('main')?.focus({preventScroll: true})
    if (navigation !== 'POP' && !hash) window.scrollTo({top: 0, behavior: 'instant'})
  }, [pathname, hash, navigation])

  return <output className="sr-only">{title}</output>
}
