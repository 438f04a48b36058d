import {Suspense, startTransition, useState} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {expect, onTestFinished, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {lazyWithPreload} from './lazy-with-preload.tsx'

test('what was typed in a part that came late stays when the page around it is rendered again', async () => {
  const {promise: arrives, resolve: arrive} = Promise.withResolvers<void>()
  const Part = lazyWithPreload(async () => {
    await arrives
    return ({label}: {label: string}) => <input aria-label={label} />
  })
  const Page = () => {
    const [label, setLabel] = useState('')
    const show = (shown: string) => () => startTransition(() => setLabel(shown))
    return (
      <>
        <button type="button" onClick={show('Your name')}>
          Open
        </button>
        <button type="button" onClick={show('Name')}>
          Rename
        </button>
        {label && <Part label={label} />}
      </>
    )
  }
  await render(<Page />)
  await page.getByRole('button', {name: 'Open'}).click()
  arrive()
  await page.getByLabelText('Your name').fill('Elena')
  await page.getByRole('button', {name: 'Rename'}).click()
  await expect.element(page.getByLabelText('Name', {exact: true})).toHaveValue('Elena')
})

test('a part whose script failed stays as it was prerendered, and works once the script has come after all', async () => {
  let isOffline = true
  const Part = lazyWithPreload(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return Counter
  })
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><button type="button">Pressed 0 times</button><!--/$-->'
  const root = hydrateRoot(
    container,
    <Suspense>
      <Part />
    </Suspense>,
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await page.getByRole('button', {name: 'Pressed 0 times'}).click()
  await expect.element(page.getByRole('button', {name: 'Pressed 0 times'})).toBeVisible()
  isOffline = false
  await Part.preload()
  await expect
    .poll(async () => {
      await page.getByRole('button').click()
      return container.textContent
    })
    .toMatch(/Pressed [1-9]\d* times/)
})

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`Pressed ${count} times`}
    </button>
  )
}
