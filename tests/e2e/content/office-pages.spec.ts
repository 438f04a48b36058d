import type {Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

import {linkTo} from '../../support/content/link-to.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

const artBasel = {
  _id: 'page-art-basel',
  _type: 'page',
  title: 'Art Basel Week',
  path: '/events/art-basel',
  sections: [
    {
      _type: 'pageHeadSection',
      _key: 'head',
      heading: 'Art Basel, fair to dinner',
      lead: 'One car.',
    },
    {_type: 'textSection', _key: 'text', heading: 'Where to wait', body: paragraph('By the gate.')},
  ],
  seo: {_type: 'seo', title: 'Art Basel Week', description: 'A car for the fair.'},
}

test('a page that is published since the last build shows at its path, unknown to search engines [LIVE-5]', async ({
  page,
  contentLake: {client},
}) => {
  await client.create(artBasel)
  const response = await page.goto('/events/art-basel')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Art Basel, fair to dinner')
  await expect(page).toHaveTitle(/^Art Basel Week/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a page appears where a visitor waits for it, and a link leads there without a new document', async ({
  page,
  contentLake: {client},
}) => {
  await page.goto('/events/art-basel')
  await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible()
  await followsLiveEvents(page, client)
  await client.create(artBasel)
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Art Basel, fair to dinner')

  await openLive(page, '/contact')
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await client
    .patch('announcement')
    .set({
      text: 'Art Basel is near.',
      link: {
        _type: 'link',
        label: 'See the page',
        target: linkTo('page-art-basel', 'section-text'),
      },
      showFrom: new Date(Date.now() - 60_000).toISOString(),
      showUntil: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .commit()
  await page.getByRole('link', {name: 'See the page'}).click()
  await expect(page).toHaveURL(/\/events\/art-basel#section-text$/)
  await expect(page.getByRole('heading', {name: 'Where to wait'})).toBeInViewport()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a former path leads to where the page stands now, with its query and its anchor [ROUTES-5]', async ({
  page,
  contentLake: {client},
}) => {
  await client.create({...artBasel, formerPaths: ['/art-week']})
  await page.goto('/art-week?utm_source=card#section-text')
  await expect(page).toHaveURL(/\/events\/art-basel\?utm_source=card#section-text$/)
  await expect(page.getByRole('heading', {name: 'Where to wait'})).toBeInViewport()

  // Of two pages that stood there, the first by path, as in the redirects of hosts.
  await client.create({
    ...artBasel,
    _id: 'page-a-gala',
    path: '/events/gala',
    formerPaths: ['/art-week'],
  })
  await page.goto('/art-week')
  await expect(page).toHaveURL(/\/events\/art-basel$/)

  // Another page may take the path; from then on it is that page's.
  const seo = {...artBasel.seo, title: 'Art Week'}
  await client.create({...artBasel, _id: 'page-art-week', path: '/art-week', seo})
  await page.goto('/art-week')
  await expect(page).toHaveTitle(/^Art Week/)
  await expect(page).toHaveURL(/\/art-week$/)
})

test('a page that moves while it is read stays where it is, with what was typed [ROUTES-5]', async ({
  page,
  contentLake: {client},
}) => {
  const contact = {_type: 'contactSection', _key: 'contact', heading: 'Write to us'}
  await client.create({...artBasel, sections: [...artBasel.sections, contact]})
  await page.goto('/events/art-basel')
  await followsLiveEvents(page, client)
  const message = page.getByLabel('Message')
  await message.fill('Two cars for the fair')
  const before = await message.boundingBox()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

  await client
    .patch('page-art-basel')
    .set({path: '/art-basel', formerPaths: ['/events/art-basel']})
    .commit()
  await expect(page).toHaveURL((url) => url.pathname === '/art-basel')
  await expect(message).toHaveValue('Two cars for the fair')
  await expect(message).toBeFocused()
  await expect.poll(async () => (await message.boundingBox())?.y).toBeCloseTo(before?.y ?? NaN, 0)
})

test('a visitor who types on a page that moves goes on typing, also where it need not be scrolled [ROUTES-5]', async ({
  page,
  contentLake: {client},
}) => {
  const contact = {_type: 'contactSection', _key: 'contact', heading: 'Write to us'}
  await page.setViewportSize({width: 1440, height: 1800})
  await client.create({...artBasel, sections: [contact]})
  await page.goto('/events/art-basel')
  await followsLiveEvents(page, client)
  const message = page.getByLabel('Message')
  await message.fill('Two cars')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await message.evaluate((field) => field.setAttribute('data-of-former-path', ''))
  await client
    .patch('page-art-basel')
    .set({path: '/art-basel', formerPaths: ['/events/art-basel']})
    .commit()
  await expect(page).toHaveURL((url) => url.pathname === '/art-basel')
  await expect(page.locator('[data-of-former-path]')).toHaveCount(0)
  await expect(message).toBeFocused()
  await page.keyboard.type(' for the fair')
  await expect(message).toHaveValue('Two cars for the fair')
})

test('links follow a page that moves, while they are open', async ({
  page,
  contentLake: {client},
}) => {
  await client.create(artBasel)
  await client
    .patch('menus')
    .append('quickLinks', [
      {_type: 'link', _key: 'art', label: 'Art Basel', target: linkTo('page-art-basel')},
    ])
    .commit()
  await openLive(page, '/contact')
  const link = page.getByRole('contentinfo').getByRole('link', {name: 'Art Basel'})
  await expect(link).toHaveAttribute('href', '/events/art-basel')
  await client.patch('page-art-basel').set({path: '/art-basel'}).commit()
  await expect(link).toHaveAttribute('href', '/art-basel')
})

test('a section and a page show from their minute until their minute, in an open page [SERVICE-9]', async ({
  page,
  contentLake: {client},
}) => {
  const now = new Date('2027-03-01T15:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  const [head, text] = artBasel.sections
  await client.create({
    ...artBasel,
    sections: [head, {...text, showFrom: at(10), showUntil: at(20)}],
    showUntil: at(30),
  })
  await page.clock.install({time: now})
  await page.goto('/events/art-basel')
  const title = page.getByRole('heading', {level: 1})
  const section = page.getByRole('heading', {name: 'Where to wait'})
  await expect(title).toHaveText('Art Basel, fair to dinner')
  await expect(section).toHaveCount(0)
  await page.clock.fastForward('10:00')
  await expect(section).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(section).toHaveCount(0)
  await page.clock.fastForward('10:00')
  await expect(title).toHaveText('Oops! Page not found')
})

test('links to a page with times show while the page does, in an open page too [SERVICE-9]', async ({
  page,
  contentLake: {client},
}) => {
  const now = new Date('2027-03-01T15:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  await client.create({...artBasel, showFrom: at(10), showUntil: at(20)})
  const link = (label: string, id: string) => ({
    _type: 'link',
    _key: id,
    label,
    target: linkTo(id),
  })
  await client
    .patch('menus')
    .append('quickLinks', [link('Art Basel', 'page-art-basel')])
    .commit()
  const [block] = paragraph('How to come to the fair.')
  await client.create({
    ...artBasel,
    _id: 'page-fairs',
    title: 'Fairs',
    path: '/events/fairs',
    sections: [
      {_type: 'pageHeadSection', _key: 'head', heading: 'Fairs', lead: 'All year.'},
      {
        _type: 'textSection',
        _key: 'text',
        heading: 'December',
        body: [
          {
            ...block,
            markDefs: [{_type: 'textLink', _key: 'art', target: linkTo('page-art-basel')}],
            children: [
              {_type: 'span', _key: 'span', text: 'How to come to the fair.', marks: ['art']},
            ],
          },
        ],
      },
      {
        _type: 'callToActionSection',
        _key: 'action',
        heading: 'Your week',
        actions: [link('See the week', 'page-art-basel'), link('Write to us', 'page-contact')],
      },
    ],
  })
  await page.clock.install({time: now})
  await page.goto('/events/fairs')
  const main = page.getByRole('main')
  const quickLink = page.getByRole('contentinfo').getByRole('link', {name: 'Art Basel'})
  const inText = main.getByRole('link', {name: 'How to come to the fair.'})
  const button = main.getByRole('link', {name: 'See the week'})
  await expect(main.getByRole('link', {name: 'Write to us'})).toBeVisible()
  await expect(main.getByText('How to come to the fair.')).toBeVisible()
  for (const hidden of [quickLink, inText, button]) await expect(hidden).toHaveCount(0)

  await page.clock.fastForward('10:00')
  for (const shown of [quickLink, inText, button]) {
    await expect(shown).toHaveAttribute('href', '/events/art-basel')
  }
  await page.clock.fastForward('10:00')
  for (const hidden of [quickLink, inText, button]) await expect(hidden).toHaveCount(0)
  await expect(main.getByText('How to come to the fair.')).toBeVisible()
  await expect(page).toHaveURL(/\/events\/fairs$/)
})

test('a page that gets times takes a button in view with it once the visitor accepts the update [LIVE-2]', async ({
  page,
  contentLake: {client},
}) => {
  await client.create(artBasel)
  const actions = [
    {_type: 'link', _key: 'see', label: 'See the week', target: linkTo('page-art-basel')},
  ]
  await client.create({
    ...artBasel,
    _id: 'page-fairs',
    path: '/events/fairs',
    sections: [{_type: 'callToActionSection', _key: 'action', heading: 'Your week', actions}],
  })
  await page.goto('/events/fairs')
  await followsLiveEvents(page, client)
  const button = page.getByRole('main').getByRole('link', {name: 'See the week'})
  await expect(button).toBeInViewport()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await client.patch('page-art-basel').set({showFrom: tomorrow}).commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(button).toHaveAttribute('href', '/events/art-basel')
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(button).toHaveCount(0)
})

test('a section that starts later is gone from a page that was built with it, and the rest of it stays', async ({
  page,
  contentLake: {client},
}) => {
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].showFrom': new Date(Date.now() + 3_600_000).toISOString()})
    .commit()
  await openHydrated(page, '/contact')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tell us where you are headed')
  await expect(page.getByRole('textbox', {name: /^Phone/})).toHaveCount(0)
  await expect(page.getByRole('heading', {name: 'Accessibility'})).toBeVisible()
})

/** Returns once a change of content reaches the page. */
async function followsLiveEvents(page: Page, client: SanityClient) {
  const note = `Insured. ${Date.now()}`
  await client.patch('siteSettings').set({footerNote: note}).commit()
  await expect(page.getByRole('contentinfo')).toContainText(note)
}

function paragraph(text: string) {
  const children = [{_type: 'span', _key: 'span', text, marks: []}]
  return [{_type: 'block', _key: 'block', style: 'normal', markDefs: [], children}]
}
