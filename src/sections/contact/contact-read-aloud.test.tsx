import {expect, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {readAloud} from '../../../tests/support/components/read-aloud.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {ContactForm} from './contact-form.tsx'

test('a screen reader says of each field what it is, whether it must be filled in and what is wrong', async () => {
  const screen = await renderWithContent(
    <ContactForm heading="Send a message" submitLabel="Send Message" />,
  )
  const before = await readAloud(screen.container)
  expect(before.slice(0, 2)).toEqual(['heading, Send a message, level 2', 'form'])
  expect(before.filter((phrase) => phrase.startsWith('textbox'))).toEqual([
    'textbox, First name, not invalid, required',
    'textbox, Last name, not invalid, required',
    'textbox, Email, not invalid, required',
    'textbox, Phone(optional), not invalid',
    'textbox, Subject(optional), not invalid',
    'textbox, Message, not invalid, required',
  ])

  await userEvent.click(screen.getByRole('button', {name: 'Send Message'}))
  const after = await readAloud(screen.container)
  expect(after.filter((phrase) => phrase.startsWith('textbox'))).toEqual([
    'textbox, First name, Enter your first name, invalid, required',
    'textbox, Last name, Enter your last name, invalid, required',
    'textbox, Email, Enter your email address, invalid, required',
    'textbox, Phone(optional), not invalid',
    'textbox, Subject(optional), not invalid',
    'textbox, Message, Write your message, invalid, required',
  ])
  expect(after.slice(after.indexOf('alert'))).toEqual([
    'alert',
    'Please fill in all required fields',
    'button, Close message',
  ])
})
