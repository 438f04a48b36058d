import {startTransition, useState} from 'react'
import {expect, test} from 'vitest'
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
