import {readFile} from 'node:fs/promises'

import type {Page} from '@playwright/test'

import {expectAccessible} from '../../support/page/axe.ts'
import {holdScript} from '../../support/page/hold-script.ts'
import {openHydrated} from '../../support/page/open-hydrated.ts'
import {openLive} from '../../support/page/open-live.ts'
import {expect, test} from '../../support/site.ts'

const route = '/services/hourly-service'

test.describe('for a visitor elsewhere in the world', () => {
  test.use({timezoneId: 'Asia/Tokyo'})

  test('the last minutes are those of Miami, and the calendar gets a reminder', async ({page}) => {
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'))
    await openHydrated(page, route)
    await enter(page, '2026-12-04', '18:30')
    await expect(refund(page).getByRole('status')).toHaveText(
      'Cancel by Thursday, December 3, 6:30 PM, and everything comes back.',
    )
    await expect(refund(page).getByRole('listitem')).toContainText([
      '100%Until Thursday, December 3, 6:30 PM24 hours or more before pick-up',
      '50%Until Friday, December 4, 6:30 AM12 to 24 hours before pick-up',
      'NothingAfter that, until pick-up at 6:30 PMUnder 12 hours before pick-up',
      'If nobody comes to the car, the full price is charged.',
      'If the weather makes the ride unsafe, everything comes back.',
    ])

    const downloading = page.waitForEvent('download')
    await refund(page).getByRole('link', {name: 'Add to calendar'}).focus()
    await page.keyboard.press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('refund-reminder.ics')
    const file = await readFile(await download.path(), 'utf8')
    expect(file).toContain('DTSTART:20261203T233000Z\r\n')
    expect(file).toContain('SUMMARY:The Chauffeur Company: last minute for a full refund\r\n')
  })
})

test('a pick-up that is entered before the script is there is answered when it is', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto(route)
  await enter(page, '2030-12-04', '18:30')
  release()
  await expect(refund(page).getByRole('status')).toContainText(
    'Cancel by Tuesday, December 3, 6:30 PM',
  )
  await expect(refund(page).getByLabel('Pick-up time')).toHaveValue('18:30')
})

test('the sentence follows the time: half, nothing, and past', async ({page}) => {
  await page.clock.install({time: new Date('2026-12-03T23:29:00Z')})
  await openHydrated(page, route)
  await enter(page, '2026-12-04', '18:30')
  const sentence = refund(page).getByRole('status')
  await expect(sentence).toContainText('and everything comes back.')
  await page.clock.fastForward('02:00')
  await expect(sentence).toHaveText('Cancel by Friday, December 4, 6:30 AM, and half comes back.')
  await page.clock.fastForward('12:00:00')
  await expect(sentence).toContainText('Too late for a refund.')
  await expect(sentence.getByRole('link', {name: /555-0100/})).toBeVisible()
  await page.clock.fastForward('12:00:00')
  await expect(sentence).toHaveText('That time has passed.')
})

test('axe finds nothing with and without an answer, and nothing scrolls sideways', async ({
  page,
}) => {
  await openHydrated(page, route)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({width, height: 900})
    await expectAccessible(page)
    await enter(page, '2030-12-04', '18:30')
    await expectAccessible(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
})

test('on the terms the same answer stands below the chapters', async ({page}) => {
  await openHydrated(page, '/terms-of-service')
  await enter(page, '2030-12-04', '18:30')
  await expect(refund(page).getByRole('status')).toContainText(
    'Cancel by Tuesday, December 3, 6:30 PM',
  )
})

test('a tier that the office changes shows in the open answer, and what was entered stays', async ({
  page,
  contentLake: {client},
}) => {
  await openLive(page, route)
  await enter(page, '2030-12-04', '18:30')
  await client
    .patch('cancellationPolicy')
    .set({'tiers[_key == "from-12-hours"].refundPercent': 60})
    .commit()
  await expect(refund(page)).toContainText('60%Until Wednesday, December 4, 6:30 AM')
  await expect(refund(page).getByLabel('Pick-up time')).toHaveValue('18:30')
})

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('the policy stands as hours before pick-up, and no field asks for anything', async ({
    page,
  }) => {
    await page.goto(route)
    await expect(refund(page).getByRole('listitem')).toContainText([
      '100%24 hours or morebefore pick-up',
      '50%12 to 24 hoursbefore pick-up',
      'NothingUnder 12 hoursbefore pick-up',
      'the full price is charged',
      'everything comes back',
    ])
    await expect(refund(page).getByLabel('Pick-up date')).toBeHidden()
  })
})

async function enter(page: Page, day: string, time: string) {
  await refund(page).getByLabel('Pick-up date').fill(day)
  await refund(page).getByLabel('Pick-up time').fill(time)
}

function refund(page: Page) {
  return page.getByRole('region', {name: 'When is it refundable?'})
}
