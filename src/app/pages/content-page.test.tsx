import {expect, onTestFinished, test} from 'vitest'

import {hideUpdateNotice} from '#src/content/live/update-notice.tsx'
import type {PageQueryResult} from '#src/content/sanity.types.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {ContentPage} from './content-page.tsx'

const contact: Extract<PageQueryResult, {_type: 'page'}> = {
  _id: 'page-contact',
  _type: 'page',
  _updatedAt: '2026-11-20T12:00:00Z',
  title: 'Contact',
  path: '/contact',
  showFrom: null,
  showUntil: null,
  lead: null,
  lastUpdated: null,
  translations: null,
  destination: null,
  seo: {title: null, description: null, shareImage: null},
  sections: [{_type: 'contactSection', _key: 'contact', formHeading: 'Send us a message'}],
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
