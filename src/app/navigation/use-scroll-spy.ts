import {useEffect, useState} from 'react'

type HomeScroll = {
  /** The header has left the top of the hero. */
  scrolled: boolean
  /** Id of the section being read, null while that is the hero. */
  section: string | null
}

/** Follows the reader down the home page; `anchors` are section ids in the order of the page. */
export function useHomeScroll(isHome: boolean, anchors: string): HomeScroll {
  const [state, setState] = useState(atTop)

  useEffect(() => {
    if (!isHome) return
    let frame = 0
    const update = () => {
      frame = 0
      const next = {scrolled: window.scrollY > solidAfter, section: sectionBeingRead(anchors)}
      setState((last) =>
        last.scrolled === next.scrolled && last.section === next.section ? last : next,
      )
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
  }, [isHome, anchors])

  return isHome ? state : atTop
}

const atTop: HomeScroll = {scrolled: false, section: null}
const solidAfter = 24

/** The last section that begins above the upper third of the window. */
function sectionBeingRead(anchors: string): string | null {
  const line = window.innerHeight / 3
  let reading: string | null = null
  for (const id of anchors.split(' ')) {
    const section = document.getElementById(id)
    if (section && section.getBoundingClientRect().top <= line) reading = id
  }
  return reading
}
