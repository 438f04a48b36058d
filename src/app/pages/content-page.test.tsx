import {expect, onTestFinished, test} from 'vitest'

import {hideUpdateNotice} from '#src/content/live/update-notice.tsx'
import {setClock} from '#src/content/time/clock.ts'

import {leaveField} from '../../../tests/support/components/live-page.tsx'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {pageWith} from '../../../tests/support/content/example-page.ts'
import {ContentPage} from './content-page.tsx'

const contact = {
  ...pageWith([{_type: 'contactSection', _key: 'contact', formHeading: 'Send us a message'}]),
  path: '/contact',
}

test('a page that is taken off the site while somebody types in it stays until the visitor accepts it [LIVE-3]', async () => {
  onTestFinished(hideUpdateNotice)
  const screen = await renderWithContent(<ContentPage path="/contact" />, {
    path: '/contact',
    page: contact,
  })
  const message = screen.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday, please.')
  screen.publishPage(null)
  await expect.element(screen.getByText('This page was updated.')).toBeVisible()
  await expect.element(message).toHaveValue('Two cars on Friday, please.')
  await expect.element(message).toHaveFocus()
  await screen.getByRole('button', {name: 'Show the update'}).click()
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent('Oops! Page not found')
})

test('a page that ends while somebody types in it stays until it is left [LIVE-3]', async () => {
  onTestFinished(() => setClock(null))
  setClock(Date.parse('2030-03-14T11:59Z'))
  const screen = await renderWithContent(<ContentPage path="/contact" />, {
    path: '/contact',
    page: {...contact, showUntil: '2030-03-14T12:00Z'},
  })
  const message = screen.getByRole('textbox', {name: 'Message'})
  await message.fill('Two cars on Friday, please.')
  setClock(Date.parse('2030-03-14T12:00:01Z'))
  await screen.getByRole('textbox', {name: 'First name'}).click()
  await expect.element(message).toHaveValue('Two cars on Friday, please.')
  await message.clear()
  leaveField()
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent('Oops! Page not found')
})

test('another title of a page shows at once', async () => {
  const screen = await renderWithContent(<ContentPage path="/contact" />, {
    path: '/contact',
    page: contact,
  })
  await screen.getByRole('textbox', {name: 'Message'}).fill('Two cars')
  const seo = {title: 'Write to us', description: 'Day and night', shareImage: null}
  screen.publishPage({...contact, seo})
  await expect.poll(() => document.title).toBe('Write to us')
  expect(screen.getByText('This page was updated.').query()).toBeNull()
})
