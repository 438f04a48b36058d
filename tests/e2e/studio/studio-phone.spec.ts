import type {Locator, Page} from '@playwright/test'

import {openHydrated} from '../../support/page/open-hydrated.ts'
import {
  chooseAction,
  expect,
  publish,
  publishButton,
  test as studioTest,
} from '../../support/studio.ts'

const phone = {width: 390, height: 844}

const test = studioTest.extend<{openOnPhone: () => Promise<Page>}>({
  openOnPhone: async ({openStart}, provide) => {
    await provide(async () => {
      const studio = await openStart()
      await studio.setViewportSize(phone)
      return studio
    })
  },
})

test('on a phone, a rate is changed, and the questions before a publish can be answered [START-6]', async ({
  openOnPhone,
  contentLake: {client},
}) => {
  const studio = await openOnPhone()
  await fits(studio)
  await studio.getByRole('link', {name: /^Change a rate/}).click()
  const price = studio.getByLabel('Chevrolet Suburban, 2-4 hours, to')
  const next = studio.getByLabel('Chevrolet Suburban, 4-8 hours, from')
  await expect(price).toBeVisible()
  const [box, nextBox] = [await price.boundingBox(), await next.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(nextBox?.x ?? 0)
  await price.fill('100')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Swap them?')
  await closesOnScreen(studio, reasons, 'Back to the form')
  await price.fill('165')
  await fits(studio)
  await publish(studio)
  expect(await client.fetch('*[_id == "rates"][0].rateCards[0].prices[].price.max')).toContain(165)
})

test('on a phone, an opening is written, published, closed and deleted, and visitors see each of it', async ({
  page,
  openOnPhone,
  contentLake: {client},
}) => {
  await openHydrated(page, '/careers')
  const job = page.getByRole('article').filter({hasText: 'Night Dispatcher'})
  const showUpdate = page.getByRole('button', {name: 'Show the update'})
  const studio = await openOnPhone()
  await studio.getByRole('link', {name: /^New job opening/}).click()
  await studio.getByLabel('Job title').fill('Night Dispatcher')
  await publishButton(studio).click()
  const reasons = studio.getByRole('dialog', {name: 'This cannot be published yet'})
  await expect(reasons).toContainText('Department')
  await closesOnScreen(studio, reasons, 'Back to the form')
  await studio.getByRole('button', {name: 'Make it from the title'}).click()
  await studio.getByLabel('Department').fill('Operations')
  await studio
    .getByLabel('Description')
    .fill('You answer the phone at night and send the chauffeur who is nearest to each passenger.')
  await studio.getByRole('button', {name: 'Add item'}).click()
  await studio.getByTestId('field-requirements').getByRole('textbox').fill('A calm voice')
  await fits(studio)
  await publish(studio)
  const published = '*[_type == "job" && title == "Night Dispatcher"][0]'
  expect(await client.fetch(published)).toMatchObject({department: 'Operations'})
  await showUpdate.click()
  await expect(job).toContainText('A calm voice')

  await chooseAction(studio, 'Close opening')
  await expect(studio.getByText('Closed. The site no longer shows this opening.')).toBeVisible()
  await chooseAction(studio, 'Delete')
  const question = studio.getByRole('dialog', {name: 'Delete'})
  await closesOnScreen(studio, question, 'Keep it')
  await chooseAction(studio, 'Delete')
  await question.getByRole('button', {name: /^Delete/}).click()
  await expect.poll(() => client.fetch(published)).toBeNull()
  await showUpdate.click()
  await expect(job).toHaveCount(0)
})

test('on a phone, an announcement is posted, and undone from the start page', async ({
  openOnPhone,
  contentLake: {client},
}) => {
  const studio = await openOnPhone()
  await studio.getByRole('link', {name: /^Post an announcement/}).click()
  await fieldOf(studio, 'text').fill('The office is closed on Monday.')
  await fieldOf(studio, 'showUntil').fill('Jan 15, 2030 9:00 AM')
  await fieldOf(studio, 'showUntil').press('Tab')
  await fits(studio)
  await publish(studio)
  expect(await client.getDocument('announcement')).toMatchObject({
    text: 'The office is closed on Monday.',
  })

  await studio.goto(new URL('/', studio.url()).href)
  const row = studio
    .getByRole('region', {name: 'Last published'})
    .getByRole('listitem')
    .filter({hasText: 'The office is closed on Monday.'})
    .first()
  await row.getByRole('button', {name: /^Undo/}).click()
  const question = studio.getByRole('dialog', {name: 'Undo this publish?'})
  await closesOnScreen(studio, question, 'Cancel')
  await fits(studio)
  await row.getByRole('button', {name: /^Undo/}).click()
  await question.getByRole('button', {name: 'Undo and publish'}).click()
  await expect(studio.getByText('Undone. Visitors see the previous version again.')).toBeVisible()
  expect(await client.getDocument('announcement')).not.toMatchObject({
    text: 'The office is closed on Monday.',
  })
})

test('on a phone, the phone number is changed', async ({openOnPhone, contentLake: {client}}) => {
  const studio = await openOnPhone()
  await studio.getByRole('link', {name: /^Change the phone number/}).click()
  await fieldOf(studio, 'phone').fill('+13054441234')
  await fits(studio)
  await publish(studio)
  expect(await client.getDocument('siteSettings')).toMatchObject({phone: '+13054441234'})
})

/** Nothing is wider than the screen, and everything that can be pressed has at least 24 by 24 pixels. */
async function fits(studio: Page) {
  const wide = () => studio.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(wide).toBeLessThanOrEqual(phone.width)
  await expect.poll(() => tooSmall(studio)).toEqual([])
}

/** A dialog lies on the screen as a whole or scrolls, and can be closed by what is on it. */
async function closesOnScreen(studio: Page, dialog: Locator, button: string) {
  await expect(dialog).toBeVisible()
  await expect.poll(() => tooSmall(studio)).toEqual([])
  const box = await dialog.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  const close = dialog.getByRole('button', {name: button})
  await close.scrollIntoViewIfNeeded()
  await expect(close).toBeInViewport({ratio: 1})
  await close.click()
  await expect(dialog).toHaveCount(0)
}

function tooSmall(studio: Page): Promise<string[]> {
  return studio.evaluate(() => {
    const pressed = 'button, a[href], input:not([type=file]), select, textarea, [role=menuitem]'
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const [width, height] = [Math.round(box.width), Math.round(box.height)]
      const isShown = element.checkVisibility({opacityProperty: true, visibilityProperty: true})
      // Links in a sentence are as high as its lines.
      const isInText = element.matches('p a, span a, li a') && element.tagName === 'A'
      if (!isShown || isInText || width === 0 || (width >= 24 && height >= 24)) return []
      const name = element.ariaLabel ?? element.innerText ?? element.id
      return [`${element.tagName} ${name} ${width} x ${height}`]
    })
  })
}

function fieldOf(studio: Page, name: string) {
  return studio.getByTestId(`field-${name}`).getByRole('textbox')
}
