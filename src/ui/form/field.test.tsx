import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'

import {Field} from './field.tsx'

test('a field is found by its label and says when it is optional', async () => {
  const screen = await render(
    <>
      <Field label="First name" name="firstName" />
      <Field label="Subject" name="subject" optional />
    </>,
  )
  await expect.element(screen.getByRole('textbox', {name: 'First name'})).toBeRequired()
  await expect.element(screen.getByRole('textbox', {name: 'Subject (optional)'})).not.toBeRequired()
})

test('an error marks the field and is read with it', async () => {
  const screen = await render(
    <Field label="Password" name="password" error="Too short" help="At least 6 characters" />,
  )
  const field = screen.getByRole('textbox', {name: 'Password'})
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Too short At least 6 characters')
})

test('an error that comes while its field has the focus is announced', async () => {
  const form = (error: string | null) => (
    <>
      <Field label="First name" name="firstName" error={error && 'Enter your first name'} />
      <Field label="Password" name="password" error={error} />
    </>
  )
  const screen = await render(form(null))
  await screen.getByRole('textbox', {name: 'Password'}).click()
  await screen.rerender(form('Too short'))
  await expect.element(screen.getByText('Enter your first name')).toBeVisible()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Too short')
})

test('a field without an error is not marked and has no description', async () => {
  const screen = await render(<Field label="Password" name="password" />)
  const field = screen.getByRole('textbox', {name: 'Password'})
  await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  await expect.element(field).not.toHaveAttribute('aria-describedby')
})

test('a message field takes several lines', async () => {
  const screen = await render(<Field label="Message" name="message" multiline optional />)
  const field = screen.getByRole('textbox', {name: 'Message (optional)'})
  await field.fill('First line\nSecond line')
  await expect.element(field).toHaveValue('First line\nSecond line')
})
