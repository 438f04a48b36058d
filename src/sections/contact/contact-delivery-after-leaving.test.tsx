import {HttpResponse, http} from 'msw'
import {expect, test} from 'vitest'

import {RestoredInput} from '#src/hydration/restored-input.ts'

import {
  answerLater,
  endpoint,
  fillIn,
  typed,
} from '../../../tests/support/components/contact-page.tsx'
import {network} from '../../../tests/support/components/mock-network.ts'

/* What becomes of a message whose visitor goes on to another page or language. */

test('whoever has gone on to another page reads there that the message could not be sent [FORM-4]', async () => {
  const release = answerLater(() => HttpResponse.error())
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Another page', exact: true}).click()
  release()
  await expect
    .element(screen.getByText('Your message could not be sent. Please send it again.'))
    .toBeVisible()
})

test('whoever comes back to an empty form before a message has failed reads that it could not be sent [FORM-4]', async () => {
  const release = answerLater(() => HttpResponse.error())
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Another page', exact: true}).click()
  await screen.getByRole('button', {name: 'Contact page'}).click()
  await expect.element(screen.getByRole('textbox', {name: 'Message'})).toHaveValue('')
  release()
  await expect
    .element(screen.getByText('Your message could not be sent. Please send it again.'))
    .toBeVisible()
})

test('a message that was sent after its page was left is confirmed where Back brings it into the form again [FORM-4]', async () => {
  const release = answerLater(() => new HttpResponse(null, {status: 200}))
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Another page', exact: true}).click()
  release()
  await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
  await screen.getByRole('button', {name: 'Contact page'}).click()
  for (const [name, text] of Object.entries(typed)) {
    putBack(screen.getByRole('textbox', {name, exact: true}).element(), text)
  }
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
})

test.for([
  ['that it could not be sent', 500, 'No se pudo enviar su mensaje. Envíelo de nuevo, por favor.'],
  ['that it was sent', 200, '¡Mensaje enviado!'],
  ['within how many hours it is answered', 200, /en un plazo de 24 horas\./],
] as const)(
  'whoever has gone on to a page in another language reads there %s, in that language [LANG-3]',
  async ([, status, text]) => {
    const release = answerLater(() => new HttpResponse(null, {status}))
    const screen = await fillIn()
    await screen.getByRole('button', {name: 'Send Message'}).click()
    await screen.getByRole('button', {name: 'Español'}).click()
    await screen.getByRole('button', {name: 'Another page', exact: true}).click()
    release()
    await expect.element(screen.getByText(text)).toBeVisible()
  },
)

test('a message that is not taken after a change of language is said in the form of that language [FORM-4] [LANG-3]', async () => {
  const release = answerLater(() => HttpResponse.error())
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Español'}).click()
  const button = screen.getByRole('button', {name: 'Enviar mensaje'})
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect.element(screen.getByRole('alert').getByText(/No se pudo enviar/)).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

test('what is written in another language while a message is sent stays in the form [LANG-2]', async () => {
  const release = answerLater(() => new HttpResponse(null, {status: 200}))
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Español'}).click()
  const message = screen.getByRole('textbox', {name: 'Mensaje'})
  await message.fill('Tres autos, por favor.')
  release()
  await expect.element(screen.getByText('¡Mensaje enviado!')).toBeVisible()
  await expect.element(message).toHaveValue('Tres autos, por favor.')
})

test('that a message was sent stays in another language, and is gone after a visit to another page [LANG-2]', async () => {
  network.use(http.post(endpoint, () => new HttpResponse(null, {status: 200})))
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  await screen.getByRole('button', {name: 'Español'}).click()
  await expect.element(screen.getByRole('heading', {name: 'Gracias, Jordan'})).toBeVisible()
  await expect.element(screen.getByText('Two cars, please.')).toBeVisible()
  await screen.getByRole('button', {name: 'Another page', exact: true}).click()
  await screen.getByRole('button', {name: 'Contact page'}).click()
  await expect.element(screen.getByRole('textbox', {name: 'Mensaje'})).toHaveValue('')
})

test('another page with a form does not show what was sent from the first one', async () => {
  network.use(http.post(endpoint, () => new HttpResponse(null, {status: 200})))
  const screen = await fillIn()
  await screen.getByRole('button', {name: 'Send Message'}).click()
  await screen.getByRole('button', {name: 'Español'}).click()
  await expect.element(screen.getByRole('heading', {name: 'Gracias, Jordan'})).toBeVisible()
  await screen.getByRole('button', {name: 'Another page with a form'}).click()
  await expect.element(screen.getByRole('textbox', {name: 'Mensaje'})).toHaveValue('')
})

/** As restore-fields.ts does it. */
function putBack(field: Element, text: string) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text
  field.dispatchEvent(new RestoredInput())
}
