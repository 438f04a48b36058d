import {sectionAnchor} from '#domain/section-anchors.ts'
import {usePlaceholders} from '#src/content/facts/use-placeholders.ts'
import {useContent} from '#src/content/live/use-content.ts'
import {itemsOf} from '#src/content/query/items-of.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {useWords} from '#src/language/words.ts'
import {useSectionKeys} from '#src/sections/use-sections.ts'

import {useScrollSpy} from '../navigation/use-scroll-spy.ts'

/** Links to the chapters of a document; the one that is being read is marked. */
export function TableOfContents({path}: {path: string}) {
  const words = useWords('site').legal
  const resolve = usePlaceholders()
  const headings = useContent(pageQueryFor(path), headingsOf)
  const shown = useSectionKeys(path)
  const chapters = headings.flatMap(({_key, id, text}) => {
    const heading = resolve(text)
    return heading && shown.includes(_key) ? [{id, heading}] : []
  })
  const reading = useScrollSpy(chapters.map(({id}) => id).join(' '))
  // Above the first chapter that one is marked, but not in the prerendered page.
  const current = reading === null ? chapters[0]?.id : reading
  if (chapters.length < 2) return null
  return (
    <nav
      aria-labelledby="on-this-page"
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto print:hidden"
    >
      <h2 id="on-this-page" className="mb-2.5 font-sans text-small font-semibold tracking-normal">
        {words.onThisPage}
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

/** With their keys, so that chapters that change places wait here as they do below (structural-change.ts). */
function headingsOf(page: PageQueryResult) {
  return itemsOf(page?.sections).map((section) => ({
    _key: section._key,
    id: sectionAnchor(section),
    text: 'heading' in section ? section.heading : null,
    showFrom: section.showFrom,
    showUntil: section.showUntil,
  }))
}
