import type {QueryClient} from '@tanstack/react-query'

import {sectionOf} from '#src/content/live/in-use.ts'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'
import {pageQueryFor} from '#src/content/query/queries.ts'
import type {PageQueryResult} from '#src/content/sanity.types.ts'
import {renderers} from '#src/sections/registry.tsx'

import {editAttribute} from './field-marks.ts'

/** Says where a section shows nothing, at its place on the page; visitors see nothing there at all. */
export function showEmptySectionNotices(client: QueryClient): void {
  const {queryKey} = pageQueryFor(location.pathname.replace(/(.)\/+$/, '$1'))
  const page = client.getQueryData<QueryResponse<PageQueryResult>>(queryKey)?.result
  const sections = page?.sections ?? []
  const wanted = new Map<string, HTMLElement>()
  let before: Element | null = null
  for (const {_key: key, _type: type} of sections) {
    const elements = sectionOf(key)?.elements()
    // Left out beside a job, or at this time.
    if (!elements || !page) continue
    const last = elements.at(-1)
    if (last) {
      before = last
      continue
    }
    const notice = noticeOf(key)
    notice.textContent = sentence(type)
    notice.dataset['sanityEditInfo'] = editAttribute({
      id: page._id,
      type: page._type,
      path: `sections[_key=="${key}"]`,
    })
    place(notice, before, sections)
    wanted.set(key, notice)
    before = notice
  }
  for (const notice of notices()) {
    if (wanted.get(notice.dataset['emptySection'] ?? '') !== notice) notice.remove()
  }
}

function sentence(type: string): string {
  const name = type
    .replace(/Section$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return Object.hasOwn(renderers, type)
    ? `The section "${name}" shows nothing yet, and visitors see nothing here. Click to fill in its fields.`
    : `The site does not know sections of the kind "${name}", and visitors see nothing here. Click to remove it.`
}

function place(notice: Element, before: Element | null, sections: readonly {_key: string}[]) {
  if (before) {
    if (before.nextElementSibling !== notice) before.after(notice)
    return
  }
  const first = sections.map(({_key}) => sectionOf(_key)?.elements().at(-1)).find(Boolean)
  const parent = first?.parentElement ?? document.getElementById('main')
  if (parent?.firstElementChild !== notice) parent?.prepend(notice)
}

function notices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-empty-section]')]
}

function noticeOf(key: string): HTMLElement {
  const known = notices().find((notice) => notice.dataset['emptySection'] === key)
  if (known) return known
  const notice = document.createElement('p')
  notice.dataset['emptySection'] = key
  notice.setAttribute('role', 'note')
  Object.assign(notice.style, {
    margin: '1rem auto',
    padding: '1rem 1.25rem',
    maxWidth: '48rem',
    border: '2px dashed',
    borderRadius: '0.5rem',
    background: '#fff8e6',
    color: '#4a3500',
  })
  return notice
}
