import type {Locator, Page} from '@playwright/test'

import {linkTo} from '../../support/content/link-to.ts'
import {changeResults} from '../../support/page/change-results.ts'
import {expectAccessible, expectAccessibleAt} from '../../support/page/expect/axe.ts'
import {expectStructure} from '../../support/page/expect/structure.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {recordShifts} from '../../support/page/record/record-shifts.ts'
import {waitForRest} from '../../support/page/section-in-view.ts'
import {expect, test} from '../../support/studio.ts'

const extraBlock = (text: string) => ({
  _type: 'block',
  _key: 'extra',
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 'extra-text', text, marks: []}],
})

test('a paragraph that is added in view waits until the visitor accepts it [LIVE-2] [ACCESS-1] [ACCESS-4]', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/services/corporate-travel')
  await scrollTo(page, page.getByRole('heading', {name: 'A working day on the road'}))
  const shifts = await recordShifts(page)
  const scrolled = await page.evaluate(() => scrollY)

  await client
    .patch('service-corporate-travel')
    .insert('before', 'sections[_key == "working-day"].body[0]', [
      extraBlock('Published while somebody reads.'),
    ])
    .commit()
  const notice = page.getByRole('status').filter({hasText: 'This page was updated.'})
  await expect(notice).toBeVisible()
  await expect(page.getByText('Published while somebody reads.')).toHaveCount(0)
  expect(await shifts()).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expectStructure(page, 'update-notice', {part: notice})
  await expectAccessible(page)

  await notice.getByRole('button', {name: 'Show the update'}).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published while somebody reads.')).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('on a small window what has the focus is never below the notice [ACCESS-1] [ACCESS-2]', async ({
  page,
  contentLake: {client},
}) => {
  await page.setViewportSize({width: 320, height: 568})
  await openLive(page, '/contact')
  const form = page.getByRole('heading', {name: 'Send a message'})
  await scrollTo(page, form)
  await client.patch('page-contact').unset(['sections[_key == "contact"].formHeading']).commit()
  const notice = page.getByText('This page was updated.')
  await expect(notice).toBeVisible()
  const panel = page.locator('[data-update-notice]')
  await page.getByLabel('First name').focus()
  for (const name of ['Last name', 'Email', 'Phone (optional)', 'Subject (optional)', 'Message']) {
    await page.keyboard.press('Tab')
    const field = page.getByRole('main').getByRole('textbox', {name})
    await expect(field).toBeFocused()
    await waitForRest(page)
    const {y = NaN, height = NaN} = (await field.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual((await panel.boundingBox())?.y ?? NaN)
  }
  await expectAccessibleAt(page, [320, 390])
  await expect(notice).toBeVisible()
})

test('a change that arrives together with another one waits like it does alone', async ({page}) => {
  const heading = 'Published while somebody reads.'
  const {sent} = await changeResults(page, {
    footerNote: (site) => ({...site, order: null}),
    ' && (path == $path': (contact) => ({
      ...contact,
      sections: [{_type: 'textSection', _key: 'new', heading}, contact['sections']].flat(),
    }),
  })
  // Both changes wait for this script, and go on in the same moment when it is there.
  await page.route(/\/assets\/commit/, async (route) => {
    await sent
    await route.continue()
  })
  await openHydrated(page, '/contact')
  const notice = page.getByRole('status').filter({hasText: 'This page was updated.'})
  await expect(notice).toBeVisible()
  await expect(page.getByText(heading)).toHaveCount(0)
  await notice.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.getByText(heading)).toBeVisible()
})

test('where the script that lets changes wait cannot be loaded, a change shows at once', async ({
  page,
  contentLake: {client},
}) => {
  await page.route(/\/assets\/commit/, (route) => route.abort())
  const isAborted = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/commit'),
  )
  await openLive(page, '/contact')
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].formHeading': 'Write to the office'})
    .commit()
  await isAborted
  await expect(page.getByRole('heading', {name: 'Write to the office'})).toBeVisible()
})

test('a text that goes away in view waits, and goes by itself once its section is out of view [LIVE-2]', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/services/hourly-service')
  await scrollTo(page, page.getByRole('table'))
  const shifts = await recordShifts(page)
  await client.patch('service-hourly-service').unset(['sections[_key == "rates"].lead']).commit()
  const notice = page.getByText('This page was updated.')
  const lead = page.getByText('The longer the booking, the less each hour costs.')
  await expect(notice).toBeVisible()
  await expect(lead).toBeVisible()

  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 3000)
  await expect(lead).toHaveCount(0)
  await expect(notice).toHaveCount(0)
  expect(await shifts()).toEqual([])
})

test('a text that changes in view changes at once, and what is typed beside it stays [LIVE-2]', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/contact')
  const message = page.getByRole('textbox', {name: /^Message/})
  await message.fill('Two cars on Friday, please.')
  await client
    .patch('page-contact')
    .set({'sections[_key == "contact"].formHeading': 'Write to the office'})
    .commit()
  await expect(page.getByRole('heading', {name: 'Write to the office'})).toBeVisible()
  await expect(message).toHaveValue('Two cars on Friday, please.')
  await expect(message).toBeFocused()
  expect(await page.getByText('This page was updated.').count()).toBe(0)
})

test('what waits in the header is there on the next page, without a notice', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/contact')
  await client
    .patch('menus')
    .insert('after', 'headerLinks[-1]', [
      {_type: 'link', _key: 'careers', label: 'Careers', target: linkTo('page-careers')},
    ])
    .commit()
  const header = page.getByRole('banner')
  const notice = page.getByText('This page was updated.')
  await expect(notice).toBeVisible()
  await expect(header.getByRole('link', {name: 'Careers'})).toHaveCount(0)
  await header.getByRole('link', {name: 'Book Now'}).click()
  await expect(header.getByRole('link', {name: 'Careers'})).toBeVisible()
  await expect(notice).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/headed/)
  await expect(header.getByRole('link', {name: 'Careers'})).toBeVisible()
  await expect(notice).toHaveCount(0)
})

for (const {browser, anchors} of [
  {browser: 'a browser that anchors the scroll position', anchors: true},
  {browser: 'one that does not, such as Safari', anchors: false},
]) {
  test(`a section above the view may grow: what the visitor reads stays where it is, in ${browser}`, async ({
    page,
    contentLake: {client},
  }) => {
    if (!anchors) await page.addInitScript(forgetScrollAnchoring)
    await openLive(page, '/services/airport-transfers')
    if (!anchors) await page.evaluate(stopScrollAnchoring)
    const questions = page.locator('details').first()
    await scrollTo(page, questions)
    const shifts = await recordShifts(page)
    const before = await questions.boundingBox()
    await client
      .patch('service-airport-transfers')
      .set({'sections[_key == "hero"].lead': 'Published while somebody reads. '.repeat(30)})
      .commit()
    await expect(page.getByText('Published while somebody reads.').first()).toBeAttached()
    // A page that scrolls by itself counts as shifted, although what is read stands where it stood.
    if (anchors) expect(await shifts()).toEqual([])
    // A notice would be there two frames after the change.
    expect(await page.getByText('This page was updated.').count()).toBe(0)
    const after = await questions.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(2)
  })
}

test('an answer that is taken away stays open, and the focus in it, until the visitor accepts [LIVE-3]', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/services/special-events')
  const question = page.locator('details').first()
  await question.locator('summary').click()
  await scrollTo(page, question)
  const shifts = await recordShifts(page)
  await client
    .patch('service-special-events')
    .unset(['sections[_key == "questions"].items[0]'])
    .commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(question).toHaveAttribute('open', '')
  await expect(question.locator('summary')).toBeFocused()
  expect(await shifts()).toEqual([])

  const count = await page.locator('details').count()
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.locator('details')).toHaveCount(count - 1)
})

test('the notice of a page goes when the visitor goes Back', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/careers')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Privacy Policy')
  await client.patch('legal-privacy-policy').unset(['lead']).commit()
  const notice = page.getByText('This page was updated.')
  await expect(notice).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/careers')
  await expect(notice).toHaveCount(0)
})

test('a section that goes away under the reader waits as well', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, '/privacy-policy')
  const chapter = page.getByRole('main').getByRole('heading', {name: 'Bookings'})
  await scrollTo(page, chapter)
  const shifts = await recordShifts(page)
  await client.patch('legal-privacy-policy').unset(['sections[_key == "bookings"]']).commit()
  await expect(page.getByText('This page was updated.')).toBeVisible()
  await expect(chapter).toBeVisible()
  expect(await shifts()).toEqual([])
  await page.getByRole('button', {name: 'Show the update'}).click()
  await expect(page.getByText('This page was updated.')).toHaveCount(0)
  await expect(chapter).toHaveCount(0)
})

function forgetScrollAnchoring() {
  const supports = CSS.supports.bind(CSS)
  CSS.supports = (property: string, value?: string) =>
    property !== 'overflow-anchor' &&
    (value === undefined ? supports(property) : supports(property, value))
}

function stopScrollAnchoring() {
  document.documentElement.style.overflowAnchor = 'none'
}

/** Brings something to the middle of the view. */
async function scrollTo(page: Page, target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}))
  await waitForRest(page)
}
