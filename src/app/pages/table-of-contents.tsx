import {useEffect, useState} from 'react'

import {itemsOf} from '#src/content/facts/items-of.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {sectionAnchor} from '#src/sections/shared/section-anchor.ts'

type Chapter = {_key: string; heading?: string | null}

/** Links to the chapters of a document; the one that is being read is marked. */
export function TableOfContents({sections}: {sections: readonly Chapter[] | null | undefined}) {
  const resolve = usePlaceholders()
  const chapters = itemsOf(sections).flatMap((section) => {
    const heading = resolve(section.heading)
    return heading ? [{id: sectionAnchor(section), heading}] : []
  })
  const current = useChapterInView(chapters.map(({id}) => id).join(' '))
  if (chapters.length < 2) return null
  return (
    <nav
      aria-labelledby="on-this-page"
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="on-this-page" className="mb-2.5 font-sans text-small font-semibold tracking-normal">
        On this page
      </h2>
      <ul>
        {chapters.map(({id, heading}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="block border-l border-(--line) py-2 max-lg:py-3 pl-4 text-small leading-snug text-(--fg-soft) no-underline hover:text-(--fg-strong) aria-[current]:border-l-2 aria-[current]:border-dusk-500 aria-[current]:pl-[calc(1rem-1px)] aria-[current]:font-semibold aria-[current]:text-(--fg-strong)"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The chapter that is being read: the last one that begins in the upper third of the screen or above it. */
function useChapterInView(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const mark = () => {
      // Looked up every time: chapters can arrive after the contents do.
      const chapters = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      const begun = chapters.filter(
        (chapter) => chapter.getBoundingClientRect().top < innerHeight / 3,
      )
      setCurrent((begun.at(-1) ?? chapters[0])?.id ?? null)
    }
    const markSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(mark)
    }
    markSoon()
    addEventListener('scroll', markSoon, {passive: true})
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', markSoon)
    }
  }, [ids])
  return current
}
