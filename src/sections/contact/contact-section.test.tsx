import {expect, onTestFinished, test, vi} from 'vitest'
import {userEvent} from 'vitest/browser'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleOfficeHours} from '../../../tests/support/content/example-office-hours.ts'
import type {Section} from '../section.ts'
import {ContactSection} from './contact-section.tsx'

const section: Section<'contactSection'> = {
  _key: 'contact',
  _type: 'contactSection',
  formHeading: 'Send a message',
  submitLabel: 'Send Message',
  emergencyText: 'For passengers on the road.',
}
const settings = {
  phone: '+13055550100',
  emergencyPhone: '+13055550199',
  email: 'hello@example.com',
  mapUrl: 'https://maps.example.com/miami',
  officeHours: exampleOfficeHours,
}
const bookingRules = {replyHours: 24}

test('a message without its required fields is not sent, and every empty field says what it needs', async () => {
  const screen = await renderContact()
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))

  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please fill in all required fields')
  for (const [field, message] of [
    ['First name', 'Enter your first name'],
    ['Last name', 'Enter your last name'],
    ['Email', 'Enter your email address'],
    ['Message', 'Write your message'],
  ] as const) {
    const input = screen.getByRole('textbox', {name: field, exact: true})
    await expect.element(input).toBeInvalid()
    await expect.element(input).toHaveAccessibleDescription(message)
  }
  await expect.element(screen.getByRole('textbox', {name: 'First name'})).toHaveFocus()
  await expect.element(screen.getByRole('textbox', {name: 'Phone (optional)'})).toBeValid()
})

test('an error keeps everything that was typed and leads to the first field that needs something', async () => {
  const screen = await renderContact()
  await userEvent.fill(screen.getByRole('textbox', {name: 'First name'}), 'Jordan')
  await userEvent.fill(screen.getByRole('textbox', {name: 'Message'}), 'Two cars on Friday')
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))

  await expect.element(screen.getByRole('textbox', {name: 'Last name'})).toHaveFocus()
  await expect.element(screen.getByRole('textbox', {name: 'First name'})).toHaveValue('Jordan')
  await expect
    .element(screen.getByRole('textbox', {name: 'Message'}))
    .toHaveValue('Two cars on Friday')
})

test('the error of a field that is right again disappears, the others stay [FORM-2]', async () => {
  const screen = await renderContact()
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))
  await userEvent.fill(screen.getByRole('textbox', {name: 'Last name'}), 'Sample')
  await expect.element(screen.getByText('Enter your last name')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Enter your first name')).toBeVisible()
})

test('a malformed e-mail address is an error of its field alone [FORM-2]', async () => {
  const screen = await renderContact()
  await fillIn(screen)
  await userEvent.fill(screen.getByRole('textbox', {name: 'Email'}), 'jordan@')
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))

  const email = screen.getByRole('textbox', {name: 'Email'})
  await expect
    .element(email)
    .toHaveAccessibleDescription('Enter an email address like name@example.com')
  await expect.element(email).toHaveFocus()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('the same mistake is announced again at each attempt [FORM-2]', async () => {
  const screen = await renderContact()
  await fillIn(screen)
  await userEvent.fill(screen.getByRole('textbox', {name: 'Email'}), 'jordan@')
  await userEvent.keyboard('{Enter}')
  const text = 'Enter an email address like name@example.com'
  await expect.element(screen.getByText(text)).toBeVisible()
  const first = screen.getByText(text).element()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => first.isConnected).toBe(false)
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('a complete message is confirmed and can go out as an e-mail with everything that was typed', async () => {
  const screen = await renderContact()
  await fillIn(screen)
  await userEvent.fill(screen.getByRole('textbox', {name: 'Phone (optional)'}), '(305) 555-0123')
  await userEvent.fill(screen.getByRole('textbox', {name: 'Subject (optional)'}), 'Friday night')
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))

  const toast = screen.getByRole('status')
  await expect.element(toast.getByText('Message sent successfully!')).toBeVisible()
  await expect.element(toast.getByText("We'll get back to you within 24 hours.")).toBeVisible()
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toHaveFocus()
  await expect.element(screen.getByText('Two cars, please.')).toBeVisible()
  const mail = screen.getByRole('link', {name: 'Open this message as an email'})
  await expect
    .element(mail)
    .toHaveAttribute(
      'href',
      'mailto:hello@example.com?subject=Friday%20night&body=Two%20cars%2C%20please.%0D%0A%0D%0AJordan%20Sample%0D%0Ajordan%40example.com%0D%0A(305)%20555-0123',
    )
  await userEvent.click(screen.getByRole('button', {name: 'Write another message'}))
  await expect.element(screen.getByRole('textbox', {name: 'Message'})).toHaveValue('')
  await expect.element(screen.getByRole('heading', {name: 'Send a message'})).toHaveFocus()
})

test('a message too long for a link is copied, and the e-mail opens with its subject [FORM-3]', async () => {
  const screen = await renderContact()
  await fillIn(screen)
  const long = 'Two cars, please. '.repeat(200).trim()
  await userEvent.fill(screen.getByRole('textbox', {name: 'Message'}), long)
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))
  await expect
    .element(screen.getByText(/^We'll get back.* Copy it first, then paste it/))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Open this message as an email'}))
    .toHaveAttribute('href', 'mailto:hello@example.com?subject=Message%20from%20Jordan%20Sample')

  // Not every browser scrolls a part of the page by keyboard.
  const {scrollHeight, clientHeight} = screen.getByRole('blockquote').element()
  expect(scrollHeight).toBe(clientHeight)

  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await userEvent.click(screen.getByRole('button', {name: 'Copy the message'}))
  await expect.element(screen.getByText('Message copied')).toBeVisible()
  expect(write).toHaveBeenCalledWith(`${long}\n\nJordan Sample\njordan@example.com`)
})

test('sending a message makes no request and leaves the page where it is', async () => {
  const screen = await renderContact()
  const address = location.href
  const requests: string[] = []
  network.events.on('request:start', ({request}) => void requests.push(request.url))
  onTestFinished(() => network.events.removeAllListeners())
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon')
  await fillIn(screen)
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))
  await expect.element(screen.getByText('Message sent successfully!')).toBeVisible()
  expect(sendBeacon).not.toHaveBeenCalled()
  expect(requests.filter((name) => !name.includes(import.meta.env.VITE_ICON_SPRITE))).toEqual([])
  expect(location.href).toBe(address)
})

test('the form stays on the page even when the browser submits it without our script', async () => {
  const screen = await renderContact()
  const form = screen.getByRole('textbox', {name: 'Message'}).element().closest('form')
  expect(form?.method).toBe('dialog')
  form?.submit()
  await expect.element(screen.getByRole('button', {name: 'Send Message'})).toBeVisible()
})

test('phone, e-mail, hours, emergency line and map lead where they say [FORM-8]', async () => {
  const screen = await renderContact()
  const link = (name: string | RegExp) => screen.getByRole('link', {name})
  await expect.element(link('(305) 555-0100')).toHaveAttribute('href', 'tel:+13055550100')
  await expect
    .element(link('hello@example.com'))
    .toHaveAttribute('href', 'mailto:hello@example.com')
  await expect.element(link('(305) 555-0199')).toHaveAttribute('href', 'tel:+13055550199')
  await expect.element(screen.getByText('Monday to Friday, 8AM to 8PM')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', {name: 'Interactive map coming soon'}))
    .toBeVisible()
  await expect.element(link(/^Open in maps/)).toHaveAttribute('target', '_blank')
  await expect.element(link(/^Open in maps/)).toHaveAttribute('href', settings.mapUrl)
})

test('details that staff have not filled in are left out with all that depends on them [FORM-8]', async () => {
  const screen = await renderWithContent(<ContactSection section={section} />)
  await expect.element(screen.getByRole('button', {name: 'Send Message'})).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
  expect(screen.container.textContent).not.toMatch(/null|undefined|\{|emergency/)
  await fillIn(screen)
  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))
  await expect.element(screen.getByRole('heading', {name: 'Thank you, Jordan'})).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

function renderContact() {
  return renderWithContent(<ContactSection section={section} />, {site: {settings, bookingRules}})
}

async function fillIn(screen: Awaited<ReturnType<typeof renderWithContent>>) {
  await userEvent.fill(screen.getByRole('textbox', {name: 'First name'}), 'Jordan')
  await userEvent.fill(screen.getByRole('textbox', {name: 'Last name'}), 'Sample')
  await userEvent.fill(screen.getByRole('textbox', {name: 'Email'}), 'jordan@example.com')
  await userEvent.fill(screen.getByRole('textbox', {name: 'Message'}), 'Two cars, please.')
}
