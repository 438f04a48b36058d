import {expect, test} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {NotFoundPage} from './not-found-page.tsx'

test('an unknown path says so and leads home [ROUTES-3]', async () => {
  const screen = await renderWithContent(<NotFoundPage />)
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent('Oops! Page not found')
  await expect
    .element(screen.getByRole('link', {name: 'Return to Home'}))
    .toHaveAttribute('href', '/')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('in Spanish it leads to the Spanish home page', async () => {
  const screen = await renderWithContent(<NotFoundPage />, {path: '/es/nada'})
  await expect
    .element(screen.getByRole('link', {name: 'Volver al inicio'}))
    .toHaveAttribute('href', '/es')
})
