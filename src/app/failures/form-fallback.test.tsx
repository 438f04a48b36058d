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
