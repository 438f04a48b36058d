import type {Locator, Page} from '@playwright/test'

import {miamiDay, miamiInstant} from '../../../domain/time/miami-time.ts'
import {linkTo} from '../../support/content/link-to.ts'
import {expect, test} from '../../support/studio.ts'

test('the start page shows what needs attention, as it happens [START-2]', async ({
  openStart,
  contentLake: {client},
}) => {
  const id = 'job-start-page'
  const job = {_type: 'job', title: 'Night Dispatcher'}
  const studio = await openStart()
  const attention = studio.getByRole('region', {name: 'Needs attention'})
  await client.createOrReplace({...job, _id: `drafts.${id}`})
  const draft = attention.getByRole('link', {name: /^Night Dispatcher/})
  await expect(draft).toContainText(/Job opening · changed .*, not published/)

  await client
    .transaction()
    .delete(`drafts.${id}`)
    .createOrReplace({...job, _id: id, opensOn: inDays(-2), closesOn: inDays(3)})
    .commit()
  await expect(draft).toContainText('This opening closes in 3 days.')
  await draft.click()
  await expect(studio.getByLabel('Job title')).toHaveValue('Night Dispatcher')
  await arrivedAt(fieldOf(studio, 'closesOn'))

  await studio.goBack()
  await client.patch(id, {set: {closesOn: inDays(9)}}).commit()
  await expect(attention).toBeVisible()
  await expect(draft).toHaveCount(0)

  const target = linkTo('page-home', 'gone')
  await client
    .patch('menus')
    .append('quickLinks', [{_type: 'link', _key: 'gone', label: 'Gone', target}])
    .commit()
  const broken = attention.getByRole('link', {name: /^Menus/})
  await expect(broken).toContainText('A link leads to the part “gone” of Home, which is gone.')
  await broken.click()
  await arrivedAt(studio.getByRole('dialog').getByLabel('Part of the page'))
})

test('meeting points that nobody has checked lately are on the start page, with a link to their field [START-2]', async ({
  openStart,
  contentLake: {client},
}) => {
  const points = [{_type: 'meetingPoint', _key: 'a', title: 'Terminal 1', steps: ['Go out.']}]
  const studio = await openStart()
  const attention = studio.getByRole('region', {name: 'Needs attention'})
  const row = attention.getByRole('link', {name: /^Miami International/})
  await expect(attention).toBeVisible()
  await expect(row).toHaveCount(0)
  await client
    .patch('destination-mia', {set: {meetingPoints: points, meetingCheckedOn: '2026-01-15'}})
    .commit()
  await expect(row).toContainText('The meeting points were checked on Jan 15, 2026.')
  await row.click()
  await arrivedAt(fieldOf(studio, 'meetingCheckedOn'))
})

test('the start page lists sample values until they are replaced, each with a link to its field [START-3]', async ({
  openStart,
  contentLake: {client},
}) => {
  const studio = await openStart()
  const samples = studio.getByRole('region', {name: 'Before you go live'})
  const phone = samples.getByRole('link', {name: /^Phone/})
  await expect(phone).toHaveText(/\+13055550100$/)
  await expect(samples.getByRole('link', {name: /^Address of the booking page/})).toBeVisible()
  const career = samples.getByRole('link', {name: /^Careers e-mail/})
  await expect(career).toContainText('careers@example.com')
  await career.click()
  await expect(fieldOf(studio, 'careersEmail')).toHaveValue('careers@example.com')
  await arrivedAt(fieldOf(studio, 'careersEmail'))

  await studio.goBack()
  await expect(phone).toBeVisible()
  await client.patch('siteSettings').set({phone: '+13054448800'}).commit()
  await expect(phone).toHaveCount(0)
  await expect(career).toBeVisible()
  const url = 'https://chauffeurs.miami'
  const replaced = {
    emergencyPhone: '+13054448801',
    email: 'office@chauffeurs.miami',
    careersEmail: 'careers@chauffeurs.miami',
    socialLinks: [],
    bookingWidgetUrl: url,
    customerSignInUrl: url,
  }
  await client.patch('siteSettings').set(replaced).commit()
  await client.patch({query: '*[_type == "vehicle"]'}).unset(['capacity.isSample']).commit()
  await expect(samples).toHaveCount(0)
  await expect(studio.getByRole('region', {name: 'Needs attention'})).toBeVisible()
})

test('the start page leads to the site, to the guide with its headings and pictures, and from every frequent task to where it is done, by keyboard too [START-1] [START-6]', async ({
  openStart,
  site,
}) => {
  const studio = await openStart()
  const opensSite = studio.waitForEvent('popup')
  await studio.getByRole('link', {name: 'See the site'}).click()
  const visited = await opensSite
  await expect(visited).toHaveURL(`${site.url}/`)
  await visited.close()

  const opensGuide = studio.waitForEvent('popup')
  await studio.getByRole('link', {name: 'Guide for the office'}).click()
  const guide = await opensGuide
  await expect(guide.getByRole('heading', {level: 1})).toHaveText('Guide for the office')
  await expect(guide.getByRole('heading', {name: 'The start page'})).toBeVisible()
  const pictures = await guide.getByRole('img').all()
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await guide.close()

  const tasks = studio.getByRole('navigation', {name: 'Frequent tasks'})
  const places: [RegExp, (page: Page) => Promise<void>][] = [
    [
      /^Change a rate/,
      async (page) =>
        expect(page.getByLabel('Rolls Royce, 2-4 hours, from', {exact: true})).toBeVisible(),
    ],
    [
      /^New job opening/,
      async (page) => expect(page.getByLabel('Location')).toHaveValue('Miami, FL'),
    ],
    [/^Close an opening/, async (page) => expect(page.getByText('Open now')).toBeVisible()],
    [/^Post an announcement/, async (page) => arrivedAt(fieldOf(page, 'text'))],
    [/^Change the phone/, async (page) => arrivedAt(fieldOf(page, 'phone'))],
    [/^Change the office hours/, async (page) => arrivedAt(page.getByLabel('First day'))],
    [
      /^Edit the cancellation policy/,
      async (page) => expect(page.getByText('Refunds by time of cancellation')).toBeVisible(),
    ],
    [
      /^Edit a vehicle/,
      async (page) => expect(page.getByRole('list', {name: 'Fleet'})).toBeVisible(),
    ],
  ]
  await expect(tasks.getByRole('link')).toHaveCount(places.length)
  for (const [name, arrives] of places) {
    await tasks.getByRole('link', {name}).click()
    await arrives(studio)
    await studio.getByRole('link', {name: 'Start', exact: true}).click()
  }
  const rate = tasks.getByRole('link', {name: /^Change a rate/})
  await studio.getByRole('link', {name: 'See the site'}).focus()
  await studio.keyboard.press('Tab')
  await expect(rate).toBeFocused()
  await studio.keyboard.press('Enter')
  await expect(studio.getByLabel('Rolls Royce, 2-4 hours, from', {exact: true})).toBeVisible()
})

async function arrivedAt(field: Locator) {
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
}

function fieldOf(studio: Page, name: string) {
  return studio.getByTestId(`field-${name}`).getByRole('textbox')
}

/** Noon in Miami so many days from now, because the office counts days of Miami. */
function inDays(days: number) {
  const day = new Date(`${miamiDay(Date.now())}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return new Date(miamiInstant(day.toISOString().slice(0, 16)) ?? NaN).toISOString()
}
