import {expect, onTestFinished, test} from 'vitest'
import {userEvent} from 'vitest/browser'

import {keepFields, restoreFields} from './kept-fields.ts'

test('what is typed after the fields were noted stays in a field that stays', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  keepFields('')
  await userEvent.fill(message, 'Two cars on Friday')
  onTestFinished(restoreFields('') ?? (() => {}))
  form.append('Rendered anew beside it')
  await rendered()
  expect(message.value).toBe('Two cars on Friday')
})

test('what is typed until a field is rendered anew stands in the new one, which has the focus', async () => {
  const {form, message} = openForm()
  await userEvent.click(message)
  keepFields('')
  onTestFinished(restoreFields('') ?? (() => {}))
  await userEvent.type(message, 'Two cars on Friday')
  form.replaceChildren(newField())
  await rendered()
  const field = form.querySelector('textarea')
  expect(field).not.toBe(message)
  expect(field?.value).toBe('Two cars on Friday')
  expect(document.activeElement).toBe(field)
})

test('a field that comes once more belongs to the visitor', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  keepFields('')
  onTestFinished(restoreFields('') ?? (() => {}))
  form.replaceChildren(newField())
  await rendered()
  form.replaceChildren(newField())
  await rendered()
  expect(form.querySelector('textarea')?.value).toBe('')
})

/** A page with a form of one field. */
function openForm() {
  const form = document.createElement('form')
  const message = newField()
  form.append(message)
  document.body.append(form)
  onTestFinished(() => form.remove())
  return {form, message}
}

function newField(): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.name = 'message'
  return field
}

/** Changes of the page are told in a microtask. */
function rendered(): Promise<unknown> {
  return new Promise(requestAnimationFrame)
}
