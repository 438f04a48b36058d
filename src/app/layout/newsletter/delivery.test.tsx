import {HttpResponse, http} from 'msw'
import {useNavigate} from 'react-router-dom'
import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {network} from '../../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../../tests/support/components/render-with-content.tsx'
import {NewsletterForm} from './newsletter-form.tsx'

const endpoint = 'https://forms.example/inbox'

test('with an endpoint the address is sent there, and the button is busy meanwhile', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  const received: unknown[] = []
  network.use(
    http.post(endpoint, async ({request}) => {
      received.push(await request.json())
      await released
      return new HttpResponse(null, {status: 204})
    }),
  )
  const screen = await renderWithContent(<NewsletterForm endpoint={endpoint} />)
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@example.com')
  const button = screen.getByRole('button', {name: 'Subscribe'})
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({force: true})
  await expect.element(screen.getByText('Successfully subscribed!')).not.toBeInTheDocument()
  release()
  await expect.element(screen.getByText('Successfully subscribed!')).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(button).toHaveFocus()
  await expect.element(field).toHaveValue('')
  expect(received).toEqual([{form: 'newsletter', email: 'elena@example.com'}])
})

test('an address that is typed while another one is sent stays in the field', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint, async () => {
      await released
      return new HttpResponse(null, {status: 204})
    }),
  )
  const screen = await renderWithContent(<NewsletterForm endpoint={endpoint} />)
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@example.com')
  await userEvent.keyboard('{Enter}')
  await field.fill('office@example.com')
  release()
  await expect.element(screen.getByText('Successfully subscribed!')).toBeVisible()
  await expect.element(field).toHaveValue('office@example.com')
})

test('an address that the endpoint does not take stays in its field, which says so', async () => {
  network.use(http.post(endpoint, () => new HttpResponse(null, {status: 500})))
  const screen = await renderWithContent(<NewsletterForm endpoint={endpoint} />)
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@example.com')
  await screen.getByRole('button', {name: 'Subscribe'}).click()
  await expect.element(field).toHaveAccessibleDescription(/could not be sent/)
  await expect.element(field).toHaveValue('elena@example.com')
  await expect.element(screen.getByText('Successfully subscribed!')).not.toBeInTheDocument()
})

test('an answer that comes late leaves the focus where the visitor types by then, and says so in a toast', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  network.use(
    http.post(endpoint, async () => {
      await released
      return new HttpResponse(null, {status: 500})
    }),
  )
  const screen = await renderWithContent(
    <>
      <NewsletterForm endpoint={endpoint} />
      <input aria-label="Message" />
    </>,
  )
  const field = screen.getByRole('textbox', {name: 'Email address'})
  await field.fill('elena@example.com')
  await userEvent.keyboard('{Enter}')
  const message = screen.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars')
  release()
  await expect.element(field).toHaveAccessibleDescription(/could not be sent/)
  await expect.element(message).toHaveFocus()
  await expect.element(screen.getByRole('alert').getByText(/could not be sent/)).toBeVisible()
})

test.for([
  ['is taken', 200, '¡Suscripción completada!'],
  ['is not taken', 500, /No se pudo enviar/],
] as const)(
  'that an address %s is said in the language that the page has by then [LANG-3]',
  async ([, status, text]) => {
    const {promise: released, resolve: release} = Promise.withResolvers<void>()
    network.use(
      http.post(endpoint, async () => {
        await released
        return new HttpResponse(null, {status})
      }),
    )
    const screen = await renderWithContent(
      <>
        <NewsletterForm endpoint={endpoint} />
        <LinkToSpanish />
      </>,
      {otherLanguage: 'es'},
    )
    await screen.getByRole('textbox', {name: 'Email address'}).fill('elena@example.com')
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', {name: 'Español'}).click()
    await expect.element(screen.getByRole('textbox', {name: 'Correo electrónico'})).toBeVisible()
    release()
    const toast = screen.getByRole(status === 200 ? 'status' : 'alert')
    await expect.element(toast.getByText(text)).toBeVisible()
  },
)

function LinkToSpanish() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/es')}>
      Español
    </button>
  )
}
