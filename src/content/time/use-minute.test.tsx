import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {setClock} from './clock.ts'
import {useMinute} from './use-minute.ts'

function Minute() {
  const minute = useMinute()
  return <p>{minute === null ? 'no time yet' : new Date(minute).toISOString().slice(11, 16)}</p>
}

test('a page is built without a time, hydrates as it is and shows the minute right after', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Minute />)
  expect(root.textContent).toBe('no time yet')
  const onRecoverableError = vi.fn<() => void>()
  const hydrated = hydrateRoot(root, <Minute />, {onRecoverableError})
  await expect.element(page.getByText(/^\d\d:\d\d$/)).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  hydrated.unmount()
  root.remove()
})

test('it moves on at the minute, also from an instant to which the clock is set', async () => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  try {
    await render(
      <>
        <Minute />
        <Minute />
      </>,
    )
    setClock(Date.parse('2027-06-02T18:59:59.500Z'))
    await expect.element(page.getByText('18:59').first()).toBeVisible()
    await vi.advanceTimersByTimeAsync(500)
    await expect.element(page.getByText('19:00').last()).toBeVisible()
    setClock(Date.parse('2027-06-02T20:59:59.500Z'))
    await expect.element(page.getByText('20:59').first()).toBeVisible()
    await vi.advanceTimersByTimeAsync(500)
    await expect.element(page.getByText('21:00').last()).toBeVisible()
  } finally {
    vi.useRealTimers()
    setClock(null)
  }
})

test('after the computer’s clock is set back, it shows that time within a minute, and goes on from there', async () => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(Date.parse('2027-06-02T18:59:30Z'))
  await render(<Minute />)
  await expect.element(page.getByText('18:59')).toBeVisible()
  vi.setSystemTime(Date.parse('2027-06-02T17:59:30Z'))
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(page.getByText('18:00')).toBeVisible()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(page.getByText('18:01')).toBeVisible()
})
