import {QueryClientProvider} from '@tanstack/react-query'
import {type ReactNode, Suspense, useState} from 'react'
import {MemoryRouter} from 'react-router-dom'
import {afterEach, beforeEach} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {commit} from '#src/content/live/commit.ts'
import {LiveBoundary} from '#src/content/live/live-boundary.tsx'
import {hideUpdateNotice} from '#src/content/live/update-notice.tsx'
import {useContent} from '#src/content/live/use-content.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'
import {type QueryDefinition, queryDefinition} from '#src/content/query/query-definition.ts'
import {isShowing} from '#src/content/time/schedule.ts'

/**
 * A section of a page whose window shows three of them. One without a heading shows nothing; one with a later time to
 * begin is not on the page.
 */
export type Section = {_key: string; heading: string; note?: string; showFrom?: string}
type Phone = {phone: string; hours?: string}

const pageQuery: QueryDefinition<{sections: Section[]}> = queryDefinition('testPage', '*')
const phoneQuery: QueryDefinition<Phone> = queryDefinition('testPhone', '*')
/** As on the site, one of each for all pages. */
const [shown, latest] = [createQueryClient(), createQueryClient()]

const windowHeight = 900
export const sectionHeight = windowHeight / 3

export const notice = page.getByText('This page was updated.')
export const acceptButton = page.getByRole('button', {name: 'Show the update'})

beforeEach(() => page.viewport(1280, windowHeight))
afterEach(() => {
  hideUpdateNotice()
  scrollDownTo(0)
})

/** "section 1" and so on, with what is given instead of their headings and beside them. */
export function sections(count: number, changes: Record<string, Partial<Section>> = {}): Section[] {
  return Array.from({length: count}, (_, index) => {
    const name = `section ${index + 1}`
    return {_key: name, heading: name, ...changes[name]}
  })
}

/**
 * Opens a page with these sections, and with elements below some of them. `publish` brings others to it and returns a
 * function that says what has become of them: they wait, with a notice, or they show.
 */
export async function openPage(published: Section[], elements: Record<string, ReactNode> = {}) {
  shown.setQueryData(pageQuery.queryKey, {result: {sections: published}, syncTags: []})
  shown.setQueryData(phoneQuery.queryKey, {result: {phone: '(305) 555-0123'}, syncTags: []})
  await render(
    <QueryClientProvider client={shown}>
      <MemoryRouter>
        <Suspense>
          <main id="main" tabIndex={-1}>
            <LiveBoundary isList>
              <SectionList elements={elements} />
            </LiveBoundary>
          </main>
        </Suspense>
      </MemoryRouter>
      <footer style={{height: sectionHeight}} />
    </QueryClientProvider>,
  )
  const publish = <Result,>({queryKey}: QueryDefinition<Result>, result: Result) => {
    latest.setQueryData(queryKey, {result, syncTags: []})
    commit(shown, latest, queryKey)
  }
  return {
    publish: (next: Section[]) => {
      publish(pageQuery, {sections: next})
      return () => outcomeOf(next)
    },
    publishPhone: (result: Phone) => publish(phoneQuery, result),
  }
}

function SectionList({elements}: {elements: Record<string, ReactNode>}) {
  const listed = useContent(pageQuery, (result) =>
    result.sections.map(({_key, showFrom}) => ({_key, showFrom: showFrom ?? null})),
  )
  const [now] = useState(() => Date.now())
  const onPage = listed.filter((section) => isShowing(section, now))
  return onPage.map(({_key: key}) => (
    <LiveBoundary key={key} sectionKey={key}>
      <SectionOf sectionKey={key}>{elements[key]}</SectionOf>
    </LiveBoundary>
  ))
}

function SectionOf({sectionKey, children}: {sectionKey: string; children: ReactNode}) {
  const section = useContent(pageQuery, (result) =>
    result.sections.find(({_key}) => _key === sectionKey),
  )
  // As a section of a type that the site does not know.
  if (section?.heading === '') return null
  return (
    <>
      <section style={{height: sectionHeight}}>
        <h2>{section?.heading}</h2>
        <p>{section?.note}</p>
        {sectionKey === 'section 1' && <PhoneNumber />}
      </section>
      {children && <div>{children}</div>}
    </>
  )
}

function PhoneNumber() {
  const {phone, hours} = useContent(phoneQuery, (result) => result)
  return (
    <p>
      <span>{phone}</span> <span>{hours}</span>
    </p>
  )
}

/** What has become of a change: it "waits" with a notice, or it "shows". */
function outcomeOf(next: Section[]): string {
  const isNoticed = notice.query() !== null
  const texts = [...document.querySelectorAll('section')].map((section) => section.textContent)
  const expected = next.filter(({heading}) => heading !== '')
  const isShown =
    texts.length === expected.length &&
    expected.every(
      ({heading, note = ''}, index) =>
        texts[index]?.startsWith(heading) && texts[index].includes(note),
    )
  if (isNoticed === isShown) return 'neither'
  return isShown ? 'shows' : 'waits'
}

export function headings(): string[] {
  return [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
}

export function sectionWith(text: string): HTMLElement {
  const section = [...document.querySelectorAll('section')].find(({textContent}) =>
    textContent.startsWith(text),
  )
  if (!section) throw new Error(`No section says ${text}.`)
  return section
}

export function byRole(role: string): HTMLElement {
  const element = page.getByRole(role).element()
  if (!(element instanceof HTMLElement)) throw new Error(`There is no ${role}.`)
  return element
}

export function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

export function scrollDownTo(top: number) {
  window.scrollTo({top, behavior: 'instant'})
}
