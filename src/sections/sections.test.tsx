import {useQueryClient} from '@tanstack/react-query'
import {HttpResponse, http} from 'msw'
import {type ReactNode, useState} from 'react'
import {expect, onTestFinished, test, vi} from 'vitest'

import {queryUrl} from '#src/content/query/content-lake-url.ts'
import {queries} from '#src/content/query/queries.ts'
import {setClock} from '#src/content/time/clock.ts'

import {leaveField} from '../../tests/support/components/live-page.tsx'
import {network} from '../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import {pageWith} from '../../tests/support/content/example-page.ts'
import type {AnySection} from './section.ts'
import {Sections} from './sections.tsx'

test('a section that fails while it is written comes back with what is written next', async () => {
  const screen = await renderWithContent(<Sections path="/" />, {
    page: pageWith([halfWritten, below]),
  })
  await expect.element(screen.getByText('What stands below')).toBeVisible()
  await expect.element(screen.getByText('Half written')).not.toBeInTheDocument()
  fails = false
  screen.publishPage(pageWith([finished, below]))
  await expect.element(screen.getByText('Written to the end')).toBeVisible()
})

test('a section whose content failed asks for it again every 15 s and once the visitor is online [FAIL-1]', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']})
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  let answer: Response = new HttpResponse(null, {status: 500})
  network.use(
    http.get(queryUrl, () => {
      asked++
      return answer.clone()
    }),
  )
  const screen = await renderWithContent(
    <WithoutJobs>
      <Sections path="/" />
    </WithoutJobs>,
    {page: pageWith([jobs, below])},
  )
  await expect.element(screen.getByText('What stands below')).toBeVisible()
  // The failed section has a timer, as the query has before it fails.
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.poll(() => asked).toBe(2)
  answer = HttpResponse.json({result: {jobs: [], order: null}, syncTags: []})
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return asked
    })
    .toBe(3)
  await expect.element(screen.getByRole('heading', {name: 'Open positions'})).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
})

test('a section that ends while it is used stays until the visitor has left it [LIVE-3]', async () => {
  onTestFinished(() => setClock(null))
  setClock(Date.parse('2030-03-14T11:59Z'))
  const contact: AnySection = {
    _key: 'contact',
    _type: 'contactSection',
    formHeading: 'Send us a message',
    showUntil: '2030-03-14T12:00Z',
  }
  const screen = await renderWithContent(<Sections path="/" />, {page: pageWith([contact, below])})
  const message = screen.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday')
  setClock(Date.parse('2030-03-14T12:00:01Z'))
  leaveField()
  await screen.getByRole('textbox', {name: 'First name'}).click()
  await expect.element(message).toHaveValue('Two cars on Friday')
  await message.clear()
  await expect.element(message).toHaveFocus()
  leaveField()
  await expect.element(message).not.toBeInTheDocument()
  await expect.element(screen.getByText('What stands below')).toBeVisible()
})

/** The shared query of the jobs is read for the first time, and once only. */
function WithoutJobs({children}: {children: ReactNode}) {
  const client = useQueryClient()
  useState(() => {
    client.setDefaultOptions({queries: {...client.getDefaultOptions().queries, retry: false}})
    client.removeQueries({queryKey: queries.jobs.queryKey})
  })
  return children
}

const jobs: AnySection = {
  _key: 'jobs',
  _type: 'jobsSection',
  heading: 'Open positions',
}

// React's development tools read every field too, which is not what this test is about.
let fails = true
const text: AnySection = {_key: 'text', _type: 'textSection'}
const halfWritten = Object.defineProperty({...text}, 'heading', {
  get: () => {
    if (fails) throw new Error('Half written')
  },
})
const finished: AnySection = {...text, heading: 'Written to the end'}
const below: AnySection = {_key: 'below', _type: 'textSection', heading: 'What stands below'}
