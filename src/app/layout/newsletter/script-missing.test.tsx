import {HttpResponse, http} from 'msw'
import {expect, test} from 'vitest'

import {network} from '../../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../../tests/support/components/render-with-content.tsx'
import {NewsletterForm} from './newsletter-form.tsx'

// Alone in its file, because a script that has come once stays.
test('where the script of the confirmation is missing, the address stays and its field says what happened', async () => {
  network.use(http.get('*/toast-card.tsx', () => HttpResponse.error()))
  const screen = await renderWithContent(<NewsletterForm />)
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@example.com')
  await screen.getByRole('button', {name: 'Subscribe'}).click()
  await expect.element(field).toHaveAccessibleDescription(/did not load, so nothing was sent/)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('elena@example.com')
})
