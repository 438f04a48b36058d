import {type ReactNode, useState} from 'react'
import {describe, expect, onTestFinished, test, vi} from 'vitest'
import {page, userEvent} from 'vitest/browser'

import {
  acceptButton,
  byRole,
  headings,
  leaveField,
  notice,
  openPage,
  scrollDownTo,
  sectionHeight,
  sections,
} from '../../../tests/support/components/live-page.tsx'
import {trackDirtyFields} from './dirty-fields.ts'

trackDirtyFields()

describe('out of view', () => {
  test.each<{
    what: string
    element: ReactNode
    use?: () => Promise<unknown> | void
    outcome: 'waits' | 'shows'
  }>([
    {what: 'a frame', element: <iframe title="Booking" />, outcome: 'waits'},
    {what: 'an open answer', element: <details open>Yes</details>, outcome: 'waits'},
    {what: 'a closed answer', element: <details>Yes</details>, outcome: 'shows'},
    {
      what: 'the focus',
      element: <button>Book</button>,
      use: () => byRole('button').focus({preventScroll: true}),
      outcome: 'waits',
    },
    {what: 'a field that is as it was', element: <input defaultValue="Miami" />, outcome: 'shows'},
    {
      what: 'a field with another text',
      element: <input defaultValue="Miami" />,
      use: () => userEvent.fill(byRole('textbox'), 'Doral').then(leaveField),
      outcome: 'waits',
    },
    {
      what: 'a message',
      element: <textarea />,
      use: () => userEvent.fill(byRole('textbox'), 'Two cars').then(leaveField),
      outcome: 'waits',
    },
    {
      what: 'a field that answers while one types',
      element: <AnsweringField />,
      use: () => userEvent.fill(byRole('textbox'), 'Doral').then(leaveField),
      outcome: 'waits',
    },
    {
      what: 'a field that is empty again',
      element: <AnsweringField />,
      use: async () => {
        await userEvent.fill(byRole('textbox'), 'Doral')
        await userEvent.fill(byRole('textbox'), '')
        leaveField()
      },
      outcome: 'shows',
    },
    {
      what: 'a field that the browser has filled in again',
      element: <input />,
      use: () => fillWithoutEvent('textbox', {value: 'Doral'}),
      outcome: 'waits',
    },
    {
      what: 'a box that the browser has ticked again',
      element: <input type="checkbox" />,
      use: () => fillWithoutEvent('checkbox', {checked: true}),
      outcome: 'waits',
    },
    {
      what: 'a ticked box',
      element: <input type="checkbox" />,
      use: () => userEvent.click(byRole('checkbox')).then(leaveField),
      outcome: 'waits',
    },
  ])('a section with $what $outcome [LIVE-3]', async ({element, use, outcome}) => {
    const {publish} = await openPage(sections(8), {'section 2': element})
    await use?.()
    scrollDownTo(5 * sectionHeight)
    await expect.poll(publish(sections(8, {'section 2': {note: 'Closed on Friday'}}))).toBe(outcome)
  })

  test('a section may go, unless something is typed in it [LIVE-3]', async () => {
    const {publish} = await openPage(sections(8), {'section 2': <textarea />})
    scrollDownTo(5 * sectionHeight)
    await expect.poll(publish(sections(8).filter(({_key}) => _key !== 'section 1'))).toBe('shows')
    await userEvent.fill(byRole('textbox'), 'Two cars')
    leaveField()
    scrollDownTo(4 * sectionHeight)
    await expect
      .poll(publish(sections(8).filter(({_key}) => !['section 1', 'section 2'].includes(_key))))
      .toBe('waits')
    expect(headings()).toContain('section 2')
  })
})

describe('what waits goes on by itself', () => {
  test('a moment after the page has come to rest with its section out of view [LIVE-2]', async () => {
    const {publish} = await openPage(sections(8))
    publish(sections(8, {'section 1': {note: 'Closed on Friday'}}))
    await expect.element(notice).toBeVisible()
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
    onTestFinished(() => void vi.useRealTimers())
    for (const top of [sectionHeight / 2, 3 * sectionHeight]) {
      const scrolled = nextEvent('scroll')
      scrollDownTo(top)
      await scrolled
      vi.advanceTimersByTime(119)
    }
    expect(page.getByText('Closed on Friday').query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
    expect(notice.query()).toBeNull()
  })

  test('and the focus that was on the notice is on the page then [LIVE-3]', async () => {
    const {publish} = await openPage(sections(8))
    publish(sections(8, {'section 1': {note: 'Closed on Friday'}}))
    await expect.element(acceptButton).toBeVisible()
    byRole('button').focus()
    await expect.element(acceptButton).toHaveFocus()
    scrollDownTo(4 * sectionHeight)
    await expect.poll(() => notice.query()).toBeNull()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('of two sections the one that is out of view, and the notice stays for the other', async () => {
    const {publish} = await openPage(sections(8))
    publish(
      sections(8, {'section 1': {note: 'Closed on Friday'}, 'section 3': {note: 'By request'}}),
    )
    await expect.element(notice).toBeVisible()
    scrollDownTo(sectionHeight)
    await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
    expect(page.getByText('By request').query()).toBeNull()
    await expect.element(notice).toBeVisible()
    scrollDownTo(4 * sectionHeight)
    await expect.element(page.getByText('By request')).toBeInTheDocument()
    await expect.poll(() => notice.query()).toBeNull()
  })

  test('when the focus leaves it', async () => {
    const {publish} = await openPage(sections(8), {'section 1': <button>Book</button>})
    byRole('button').focus()
    scrollDownTo(4 * sectionHeight)
    await expect.poll(publish(sections(8, {'section 1': {note: 'Closed on Friday'}}))).toBe('waits')
    leaveField()
    await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
  })

  test('when its answer is closed', async () => {
    const {publish} = await openPage(sections(8), {'section 1': <details open>Yes</details>})
    scrollDownTo(4 * sectionHeight)
    await nextEvent('scrollend')
    await expect.poll(publish(sections(8, {'section 1': {note: 'Closed on Friday'}}))).toBe('waits')
    document.querySelector('details')?.removeAttribute('open')
    await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
  })

  test('when the window becomes too small for it', async () => {
    const {publish} = await openPage(sections(8))
    await expect.poll(publish(sections(8, {'section 3': {note: 'Closed on Friday'}}))).toBe('waits')
    await page.viewport(1280, 500)
    await expect.element(page.getByText('Closed on Friday')).toBeInTheDocument()
  })
})

/** As after Back, when a browser restores what was typed. */
function fillWithoutEvent(role: string, state: Partial<HTMLInputElement>) {
  Object.assign(byRole(role), state)
}

function AnsweringField() {
  const [text, setText] = useState('')
  return <input value={text} onChange={({target}) => setText(target.value)} />
}

function nextEvent(type: string) {
  return new Promise((resolve) => document.addEventListener(type, resolve, {once: true}))
}
