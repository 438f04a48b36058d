import {useEffect, useState} from 'react'
import {useLocation} from 'react-router-dom'

/** Says that the next page is on its way: until it is whole, the page that the visitor leaves stays there. */
export function PageProgress() {
  const {pathname} = useLocation()
  const [isSlow, setIsSlow] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // The router changes the address at once and renders later.
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setIsSlow(window.location.pathname !== pathname), silentFor)
    }
    // Captured: in a part that sleeps React stops the click.
    document.addEventListener('click', look, {capture: true})
    addEventListener('popstate', look)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
      document.removeEventListener('click', look, {capture: true})
      removeEventListener('popstate', look)
    }
  }, [pathname])

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> is the result of a form
    <div role="status" className="fixed inset-x-0 top-0 z-40 print:hidden">
      {isSlow && (
        <>
          <span className="sr-only">Loading</span>
          <div className="h-1 origin-left bg-dusk-400 transition-transform duration-[6s] ease-out starting:scale-x-0 motion-reduce:transition-none" />
        </>
      )}
    </div>
  )
}

const silentFor = 300
