import {expect, onTestFinished, test} from 'vitest'
import {page} from 'vitest/browser'

import {answerForms} from './form-fallback.tsx'

test('a form without its script says that nothing was sent, and one that answers by itself does not [FAIL-3]', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="page">
      <form method="dialog" aria-label="Message"><button>Send</button></form>
      <form method="dialog" aria-label="Finder"><button>Find</button></form>
    </div>`,
  )
  onTestFinished(() => document.getElementById('page')?.remove())
  document.forms.item(1)?.addEventListener('submit', (event) => event.preventDefault())
  answerForms(document.querySelectorAll('form'))
  await page.getByRole('button', {name: 'Find'}).click()
  await page.getByRole('button', {name: 'Send'}).click()
  await expect.element(page.getByRole('alert').getByText(/nothing was sent/)).toBeVisible()
  expect(document.querySelector('form[aria-label=Message] + div')).not.toBeNull()
  expect(document.querySelector('form[aria-label=Finder] + div')).toBeNull()
})

test.each([
  [
    'offers a call where the header does',
    '<a href="tel:+13055550100">Call</a>',
    /load the page again or call us\.$/,
  ],
  [
    'offers none where only the menu has the emergency line',
    '<dialog><a href="tel:+13055550199">Emergency</a></dialog>',
    /load the page again\.$/,
  ],
])('beside that nothing was sent it %s [FAIL-3]', async (_, inHeader, end) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="page">
      <header>${inHeader}</header>
      <form method="dialog"><button>Send</button></form>
    </div>`,
  )
  onTestFinished(() => document.getElementById('page')?.remove())
  answerForms(document.querySelectorAll('form'))
  await page.getByRole('button', {name: 'Send'}).click()
  await expect.element(page.getByRole('alert').getByText(end)).toBeVisible()
})

test.each([
  [
    'the sign-in page, whose button waits for its script,',
    '<h1>Welcome</h1><form method="post"><button disabled>Sign In</button></form>',
  ],
  ['the dashboard, which is nothing without its script,', '<p role="status">Loading</p>'],
])('%s says at once that a part of it is missing [FAIL-3]', async (_, content) => {
  document.body.insertAdjacentHTML('beforeend', `<div id="page"><main>${content}</main></div>`)
  onTestFinished(() => document.getElementById('page')?.remove())
  answerForms(document.querySelectorAll('form'))
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('A part of this page did not load. Please load the page again.')
  await expect.element(alert.getByRole('link')).toHaveAttribute('href', location.href)
})

test('a page that can be read without its script does not', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="page"><main><h1>Contact</h1><form method="dialog"><button>Send</button></form></main></div>',
  )
  onTestFinished(() => document.getElementById('page')?.remove())
  answerForms(document.querySelectorAll('form'))
  await page.getByRole('button', {name: 'Send'}).click()
  await expect.element(page.getByRole('alert').getByText(/nothing was sent/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})
