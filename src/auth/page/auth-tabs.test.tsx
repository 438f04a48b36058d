import {useState} from 'react'
import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {type AuthTab, AuthTabs} from './auth-tabs.tsx'

test('an arrow key moves between the tabs, but not where it is the browser’s Back or Forward [AUTH-1]', async () => {
  const screen = await renderWithContent(<Tabs />)
  const signIn = screen.getByRole('tab', {name: 'Sign In'})
  const signUp = screen.getByRole('tab', {name: 'Sign Up'})
  await signIn.click()
  // Some browsers would go Back, and leave the test.
  const alone = (event: KeyboardEvent) => event.altKey && event.preventDefault()
  addEventListener('keydown', alone)
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  removeEventListener('keydown', alone)
  await expect.element(signIn).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(signUp).toHaveFocus()
  await expect.element(signUp).toHaveAttribute('aria-selected', 'true')
})

function Tabs() {
  const [current, setCurrent] = useState<AuthTab>('sign-in')
  return (
    <AuthTabs
      current={current}
      onChange={setCurrent}
      panels={{'sign-in': <p>One</p>, 'sign-up': <p>Two</p>}}
    />
  )
}
