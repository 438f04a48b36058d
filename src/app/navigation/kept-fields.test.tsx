import {expect, onTestFinished, test, vi} from 'vitest'
import {userEvent} from 'vitest/browser'

import {keepFieldsOfEntry, restoreKeptFields} from './kept-fields.ts'
import {noteFields, restoreFields} from './restore-fields.ts'

test('what is typed after the fields were noted stays in a field that stays', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  const noted = noteFields()
  await userEvent.fill(message, 'Two cars on Friday')
  onTestFinished(restoreFields(noted))
  form.append('Rendered again beside it')
  await rendered()
  expect(message.value).toBe('Two cars on Friday')
})

test('what is typed until a field is rendered again stands in the new one, which has the focus', async () => {
  const {form, message} = openForm()
  await userEvent.click(message)
  const noted = noteFields()
  onTestFinished(restoreFields(noted))
  await userEvent.type(message, 'Two cars on Friday')
  form.replaceChildren(newField())
  await rendered()
  const field = form.querySelector('textarea')
  expect(field).not.toBe(message)
  expect(field?.value).toBe('Two cars on Friday')
  expect(document.activeElement).toBe(field)
})

test('what was removed before the page was left does not come back with Back [ROUTES-7]', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  keepFieldsOfEntry(contactPage('first'))
  await userEvent.clear(message)
  keepFieldsOfEntry(contactPage('first'))
  form.replaceChildren(newField())
  expect(restoreKeptFields(contactPage('first'))).toBeUndefined()
  expect(form.querySelector('textarea')?.value).toBe('')
})

test('a password is never put back, not even one that was shown', async () => {
  const {form} = openForm()
  const newPassword = () => {
    const field = document.createElement('input')
    Object.assign(field, {name: 'password', autocomplete: 'new-password'})
    form.replaceChildren(field)
    return field
  }
  await userEvent.fill(newPassword(), 'my password')
  const noted = noteFields()
  onTestFinished(restoreFields(noted))
  const field = newPassword()
  await rendered()
  expect(field.value).toBe('')
})

test('a field that comes once more belongs to the visitor', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  const noted = noteFields()
  onTestFinished(restoreFields(noted))
  form.replaceChildren(newField())
  await rendered()
  form.replaceChildren(newField())
  await rendered()
  expect(form.querySelector('textarea')?.value).toBe('')
})

test('a field of the same name on the page to which the visitor has gone on stays empty', async () => {
  const {form, message} = openForm()
  await userEvent.fill(message, 'Two cars')
  const noted = noteFields()
  onTestFinished(restoreFields(noted))
  const {href} = location
  onTestFinished(() => history.replaceState(null, '', href))
  history.replaceState(null, '', '/special-events')
  form.replaceChildren(newField())
  await rendered()
  expect(form.querySelector('textarea')?.value).toBe('')
})

test('Back to a page finds what was typed there, once; another visit does not, nor any page a password [ROUTES-7]', async () => {
  const {form, message} = openForm()
  const password = document.createElement('input')
  Object.assign(password, {name: 'password', type: 'password'})
  form.append(password)
  await userEvent.fill(message, 'Two cars')
  await userEvent.fill(password, 'my password')
  keepFieldsOfEntry(contactPage('first'))
  const newPage = (key: string) => {
    const newPassword = document.createElement('input')
    Object.assign(newPassword, {name: 'password'})
    form.replaceChildren(newField(), newPassword)
    onTestFinished(restoreKeptFields(contactPage(key)) ?? (() => {}))
    return [form.querySelector('textarea')?.value, newPassword.value]
  }
  expect(newPage('second')).toEqual(['', ''])
  expect(newPage('first')).toEqual(['Two cars', ''])
  expect(newPage('first')).toEqual(['', ''])
})

test.each([
  {choice: 'sedan', isChosen: false},
  {choice: 'van', isChosen: true},
])('of radio buttons, $choice is chosen again: $isChosen', async ({choice, isChosen}) => {
  const {form} = openForm()
  form.replaceChildren(...newChoice('_R_1_'))
  await userEvent.click(radio(form, choice))
  const noted = noteFields()
  onTestFinished(restoreFields(noted))
  const onChange = vi.fn<() => void>()
  form.addEventListener('change', onChange)
  form.replaceChildren(...newChoice('_r_1_'))
  await rendered()
  expect(radio(form, choice).checked).toBe(true)
  expect(onChange).toHaveBeenCalledTimes(isChosen ? 1 : 0)
})

/** An entry of the browser's history. */
function contactPage(key: string) {
  return {key, pathname: '/contact', search: ''}
}

/** A page with a form of one field. */
function openForm() {
  const form = document.createElement('form')
  const message = newField()
  form.append(message)
  const main = document.createElement('main')
  main.append(form)
  document.body.append(main)
  onTestFinished(() => main.remove())
  return {form, message}
}

function newField(): HTMLTextAreaElement {
  const field = document.createElement('textarea')
  field.name = 'message'
  return field
}

/** Radio buttons of which the first is checked from the start. */
function newChoice(name: string): HTMLInputElement[] {
  return ['sedan', 'van'].map((value, place) => {
    const field = document.createElement('input')
    Object.assign(field, {type: 'radio', name, value, defaultChecked: place === 0})
    return field
  })
}

function radio(form: HTMLFormElement, value: string): HTMLInputElement {
  const field = form.querySelector<HTMLInputElement>(`[value=${value}]`)
  if (!field) throw new Error(`There is no radio button for ${value}.`)
  return field
}

/** A MutationObserver is called in a microtask. */
function rendered(): Promise<unknown> {
  return new Promise(requestAnimationFrame)
}
