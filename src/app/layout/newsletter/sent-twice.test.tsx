import {HttpResponse, http, passthrough} from 'msw'
import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {network} from '../../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../../tests/support/components/render-with-content.tsx'
import {NewsletterForm} from './newsletter-form.tsx'

// Alone in its file, because a script that has come once stays.
test('an address that is sent twice while the script of the confirmation is on its way is taken once', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  let received = 0
  network.use(
    http.get('*/toast-card.tsx', async () => {
      await released
      return passthrough()
    }),
    http.post('https://forms.example/inbox', () => {
      received += 1
      return new HttpResponse(null, {status: 204})
    }),
  )
  const screen = await renderWithContent(<NewsletterForm endpoint="https://forms.example/inbox" />)
  await screen.getByRole('textbox', {name: 'Email address'}).fill('elena@example.com')
  await userEvent.keyboard('{Enter}{Enter}')
  release()
  await expect.element(screen.getByText('Successfully subscribed!')).toBeVisible()
  expect(received).toBe(1)
})
