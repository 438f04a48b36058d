import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {setClock} from './clock.ts'
import {useHasPassed} from './use-has-passed.ts'

function Prices({start, readAt}: {start: number; readAt: number}) {
  return <p>{useHasPassed(start, readAt) ? 'next prices' : 'current prices'}</p>
}

test('a page that was built before an instant hydrates as it is and changes right after', async () => {
  const start = Date.now() - 1000
  const prices = <Prices start={start} readAt={start - 1000} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(prices)
  expect(root.textContent).toBe('current prices')
  const onRecoverableError = vi.fn<() => void>()
  const hydrated = hydrateRoot(root, prices, {onRecoverableError})
  await expect.element(page.getByText('next prices')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  hydrated.unmount()
  root.remove()
})

test('where the clock is set to another instant, that instant decides, and it runs on from there', async () => {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  const start = Date.now() + 24 * 60 * 60 * 1000
  try {
    await render(<Prices start={start} readAt={0} />)
    await expect.element(page.getByText('current prices')).toBeVisible()
    setClock(start + 1)
    await expect.element(page.getByText('next prices')).toBeVisible()
    setClock(start - 60_000)
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.element(page.getByText('current prices')).toBeVisible()
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.element(page.getByText('next prices')).toBeVisible()
    setClock(null)
    await expect.element(page.getByText('current prices')).toBeVisible()
  } finally {
    setClock(null)
    vi.useRealTimers()
  }
})
