import {linkTo} from '../../../support/content/link-to.ts'
import {openLive} from '../../../support/page/open-live.ts'
import {expect, test} from '../../../support/site.ts'
import {artBasel, followsLiveEvents} from './art-basel-page.ts'

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
