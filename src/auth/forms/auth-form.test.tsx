import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'
import {render} from 'vitest-browser-react'
import {type Locator, page, userEvent} from 'vitest/browser'

import {Field} from '#src/ui/form/field.tsx'

import {AuthProvider} from '../session/auth-provider.tsx'
import {SessionManager} from '../session/session-manager.ts'
import {AuthForm, type FormOutcome} from './auth-form.tsx'

const field = page.getByRole('textbox', {name: 'Code'})
const button = page.getByRole('button', {name: 'Send'})

test('an answer that is about a field takes the focus there [AUTH-5]', async () => {
  await renderForm(async () => ({fields: {code: 'That code is not right.'}}))
  await button.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('That code is not right.')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('after any other answer the focus is where it was [AUTH-5]', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await renderForm(() => released.then(() => ({error: 'Try again.'})))
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  // A button that is disabled loses the focus with the next frame.
  await new Promise(requestAnimationFrame)
  release()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again.')
  await expect.element(button).toHaveFocus()
})

test('an answer that comes late leaves the focus where the visitor is by then [AUTH-5]', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await renderForm(() => released.then(() => ({fields: {code: 'Try again.'}})))
  await button.click()
  const elsewhere = page.getByRole('textbox', {name: 'Elsewhere'})
  await elsewhere.click()
  release()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Try again.')
  await expect.element(field).toHaveAccessibleDescription('Try again.')
  await expect.element(elsewhere).toHaveFocus()
})

test('while the form is sent nothing sends it again, neither the button nor Enter [AUTH-6]', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  let sent = 0
  await renderForm(async () => {
    sent += 1
    await released
    return {error: 'Try again.'}
  })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(turning()).toEqual(['spin'])
  await button.click({force: true})
  await field.click()
  await userEvent.keyboard('{Enter}')
  release()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(sent).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(turning()).toEqual([])
})

test('an error is red and stands below the form, a notice is not red [AUTH-5]', async () => {
  let outcome: FormOutcome = {error: 'Try again.'}
  await renderForm(async () => outcome)
  await button.click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Try again.')
  expect(colorOf(alert)).toBe(red())
  const {bottom} = button.element().getBoundingClientRect()
  expect(alert.element().getBoundingClientRect().top).toBeGreaterThan(bottom)
  outcome = {notice: 'Check your email.'}
  await button.click()
  const notice = page.getByText('Check your email.')
  await expect.element(notice).toBeVisible()
  expect(colorOf(notice)).not.toBe(red())
})

test('a notice is announced each time: it comes into a status that is there before, and empty [AUTH-7]', async () => {
  await renderForm(async () => ({notice: 'Check your email.'}))
  const status = page.getByRole('status')
  const element = status.element()
  for (let time = 1; time <= 2; time += 1) {
    const texts: (string | null)[] = []
    const observer = new MutationObserver(() => texts.push(element.textContent))
    observer.observe(element, {childList: true, subtree: true, characterData: true})
    await button.click()
    await expect.poll(() => texts.at(-1)).toBe('Check your email.')
    observer.disconnect()
    expect(status.element()).toBe(element)
  }
})

test('a notice empties the form, but for what was typed after it was sent [AUTH-7]', async () => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await renderForm(() => released.then(() => ({notice: 'Check your email.'})))
  await field.fill('1234')
  await button.click()
  await field.fill('12345')
  release()
  await expect.element(page.getByRole('status')).toHaveTextContent('Check your email.')
  await expect.element(field).toHaveValue('12345')
  await button.click()
  await expect.element(field).toHaveValue('')
})

/** The names of the animations in the button; its transitions have none. */
function turning() {
  const animations = button.element().getAnimations({subtree: true})
  return animations.flatMap((one) => (one instanceof CSSAnimation ? [one.animationName] : []))
}

function colorOf(text: Locator) {
  return getComputedStyle(text.element()).color
}

function red() {
  return getComputedStyle(document.documentElement).getPropertyValue('--color-crimson-600')
}

const answerWith = (outcome: FormOutcome) => () => outcome

function renderForm(send: () => Promise<FormOutcome>) {
  return render(
    <MemoryRouter>
      <AuthProvider
        session={new SessionManager({url: 'http://form.test', key: 'public-key'}, null)}
      >
        <AuthForm check={() => null} send={async () => answerWith(await send())} submitLabel="Send">
          {(errors) => <Field label="Code" name="code" error={errors['code'] ?? null} />}
        </AuthForm>
        <input aria-label="Elsewhere" />
      </AuthProvider>
    </MemoryRouter>,
  )
}
