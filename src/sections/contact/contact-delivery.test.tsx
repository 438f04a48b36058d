import {HttpResponse, http} from 'msw'
import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {
  answerLater,
  endpoint,
  fillIn,
  typed,
} from '../../../tests/support/components/contact-page.tsx'
import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {ContactForm} from './contact-form.tsx'

/* What visitors meet who stay at the form; contact-delivery-after-leaving.test.tsx is about the others. */

test('with an endpoint a complete message is sent there before it is confirmed', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  const received: unknown[] = []
  network.use(
    http.post(endpoint, async ({request}) => {
      received.push(await request.json())
      await released
      return new HttpResponse(null, {status: 202})
    }),
  )
  const screen = await fillIn()
  const button = screen.getByRole('button', {name: 'Send Message'})
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({force: true})
  await expect.element(screen.getByText('Message sent successfully!')).not.toBeInTheDocument()
  release()
  await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  expect(received).toEqual([
    {
      form: 'contact',
      firstName: 'Jordan',
      lastName: 'Sample',
      email: 'jordan@example.com',
      phone: '',
      subject: '',
      message: 'Two cars, please.',
    },
  ])
})

test('a message that the endpoint does not take stays in the form, which says so, and can be sent again [FORM-4]', async () => {
  network.use(
    http.post(endpoint, () => HttpResponse.error(), {once: true}),
    http.post(endpoint, () => new HttpResponse(null, {status: 200})),
  )
  const screen = await fillIn()
  const button = screen.getByRole('button', {name: 'Send Message'})
  await button.click()
  await expect.element(screen.getByRole('alert').getByText(/could not be sent/)).toBeVisible()
  await expect.element(button).toHaveFocus()
  for (const [name, text] of Object.entries(typed)) {
    await expect.element(screen.getByRole('textbox', {name, exact: true})).toHaveValue(text)
  }
  await button.click()
  await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
})

test.for([
  ['a call where there is a phone number', '+13055550100', '/contact', /moment, or call us\.$/],
  ['no call without one', undefined, '/contact', /in a moment\.$/],
  ['a call where there is a phone number', '+13055550100', '/es/contacto', /momento o llámenos\.$/],
  ['no call without one', undefined, '/es/contacto', /en un momento\.$/],
] as const)(
  'beside a message that was not taken stands %s (%s, %s)',
  async ([, phone, path, text]) => {
    network.use(http.post(endpoint, () => HttpResponse.error()))
    const {container, getByRole} = await renderWithContent(
      <ContactForm heading={null} submitLabel={null} endpoint={endpoint} />,
      {path, site: {settings: {phone}}},
    )
    for (const field of container.querySelectorAll('input, textarea')) {
      await userEvent.fill(field, 'jordan@example.com')
    }
    await getByRole('button').click()
    await expect.element(getByRole('alert').getByText(text)).toBeVisible()
  },
)

test('a confirmation that comes late leaves the focus where the visitor types by then', async () => {
  const release = answerLater(() => new HttpResponse(null, {status: 200}))
  const screen = await fillIn(<input aria-label="Newsletter" />)
  await screen.getByRole('button', {name: 'Send Message'}).click()
  const elsewhere = screen.getByRole('textbox', {name: 'Newsletter'})
  await elsewhere.fill('jordan')
  release()
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  await expect.element(elsewhere).toHaveFocus()
})

test('what is written while a message is sent stays in the form, and can be sent as well', async () => {
  const release = answerLater(() => new HttpResponse(null, {status: 200}))
  const screen = await fillIn()
  const button = screen.getByRole('button', {name: 'Send Message'})
  await button.click()
  const message = screen.getByRole('textbox', {name: 'Message'})
  await message.fill('Three cars, please.')
  release()
  await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
  await expect.element(message).toHaveValue('Three cars, please.')
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
})

test('a message that lacks a required field is not sent', async () => {
  const received: string[] = []
  network.use(
    http.post(endpoint, ({request}) => {
      received.push(request.url)
      return new HttpResponse(null, {status: 200})
    }),
  )
  const screen = await fillIn()
  await screen.getByRole('textbox', {name: 'Message'}).clear()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await expect.element(screen.getByText('Please fill in all required fields')).toBeVisible()
  expect(received).toEqual([])
})

test('in Spanish the form says what is missing and confirms in Spanish', async () => {
  const screen = await renderWithContent(<ContactForm heading={null} submitLabel={null} />, {
    path: '/es/contacto',
    site: {settings: {email: 'office@example.com', phone: '+13055550100'}},
  })
  const message = screen.getByRole('textbox', {name: 'Mensaje'})
  for (const [name, text] of [
    ['Nombre', 'Elena'],
    ['Apellido', 'Ruiz'],
    ['Correo electrónico', 'elena@example.com'],
  ] as const) {
    await userEvent.fill(screen.getByRole('textbox', {name}), text)
  }
  await screen.getByRole('button', {name: 'Enviar mensaje'}).click()
  await expect.element(screen.getByText('Complete todos los campos obligatorios')).toBeVisible()
  await expect.element(message).toHaveAccessibleDescription('Escriba su mensaje')
  await userEvent.fill(message, 'Dos autos, por favor.')
  await screen.getByRole('button', {name: 'Enviar mensaje'}).click()
  await expect.element(screen.getByRole('heading', {name: 'Gracias, Elena'})).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Abrir este mensaje como correo electrónico'}))
    .toHaveAttribute('href', expect.stringContaining('subject=Mensaje%20de%20Elena%20Ruiz&'))
})
