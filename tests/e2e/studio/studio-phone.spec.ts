import type {Locator, Page} from '@playwright/test'

import {expect, publish, publishButton, test as studioTest} from '../../support/studio.ts'

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

test('on a phone, a rate is changed, and the questions before a publish can be answered', async ({
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
  expect(await tooSmall(studio)).toEqual([])
}

/** A dialog lies on the screen as a whole or scrolls, and can be closed by what is on it. */
async function closesOnScreen(studio: Page, dialog: Locator, button: string) {
  await expect(dialog).toBeVisible()
  expect(await tooSmall(studio)).toEqual([])
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
      const {width, height} = element.getBoundingClientRect()
      const isShown = element.checkVisibility({opacityProperty: true, visibilityProperty: true})
      // Links in a sentence are as high as its lines.
      const isInText = element.matches('p a, span a, li a') && element.tagName === 'A'
      if (!isShown || isInText || width === 0 || (width >= 24 && height >= 24)) return []
      const name = element.ariaLabel ?? element.innerText ?? element.id
      return [`${element.tagName} ${name} ${Math.round(width)} x ${Math.round(height)}`]
    })
  })
}

function fieldOf(studio: Page, name: string) {
  return studio.getByTestId(`field-${name}`).getByRole('textbox')
}
