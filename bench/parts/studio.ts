import type {Page} from '@playwright/test'

import {openHydrated} from '../../tests/support/page/open-hydrated.ts'
import {choose, publishButton} from '../../tests/support/studio.ts'
import {frequentTasks} from '../office-tasks/frequent-tasks.ts'
import {measureOfficeTasks} from '../office-tasks/measure-office-tasks.ts'
import {now, waitForText} from '../page-clock.ts'
import type {Part} from '../part.ts'
import {runningSite} from '../running-site.ts'
import {typingToPreview} from './typing.ts'

const rounds = 12

export const studio: Part = {
  name: 'studio',
  title: 'Office staff at work',
  method:
    'The built Studio beside an open home page: a price is typed in the grid of rates and published. The share of the Studio is the time from the click to its request. Typing: each key of a headline in the preview, one after the other is shown. The tasks: from the start page until the Studio says that it is published, at the pace of a calm person, with 400 ms before each click and 120 ms between keys.',
  run: async () => {
    const {browser, siteUrl, studioUrl, lake} = await runningSite()
    // The first request builds the Studio.
    await fetch(studioUrl)
    const before = await lake.getDocument('rates')
    if (!before) throw new Error('The seed data has no rates.')
    const visitor = await browser.newPage()
    await openHydrated(visitor, siteUrl)
    const office = await browser.newPage({viewport: {width: 1440, height: 900}})
    await office.goto(`${studioUrl}/structure`)
    await choose(office, 'Rates')
    const rested: Published[] = []
    const atOnce: Published[] = []
    for (let round = 0; round < rounds; round += 1) {
      rested.push(await publishPrice(office, visitor, 510 + round, 1500))
      atOnce.push(await publishPrice(office, visitor, 530 + round, 0))
    }
    await Promise.all([office.close(), visitor.close()])
    await lake.transaction().delete('drafts.rates').createOrReplace(before).commit()
    return [
      {
        what: 'from Publish, 1.5 s after the last key, to the open page',
        unit: 'ms',
        samples: rested.map(({shown}) => shown),
        target: {atMost: 1000},
      },
      {what: 'the share of the Studio in it', unit: 'ms', samples: rested.map(({sent}) => sent)},
      {
        what: 'from Publish right after typing to the open page',
        unit: 'ms',
        samples: atOnce.map(({shown}) => shown),
      },
      {what: 'the share of the Studio in it', unit: 'ms', samples: atOnce.map(({sent}) => sent)},
      ...(await typingToPreview()),
      ...(await measureOfficeTasks(frequentTasks)),
    ]
  },
}

/** Milliseconds from the click on Publish. */
type Published = {sent: number; shown: number}

async function publishPrice(office: Page, visitor: Page, price: number, pause: number) {
  const cell = office.getByLabel('Rolls Royce, 2-4 hours, to')
  await cell.fill(String(price))
  await cell.press('Tab')
  await publishButton(office).and(office.locator(':enabled')).waitFor()
  await office.waitForTimeout(pause)
  const shown = waitForText(visitor, `$350-${price}`)
  const sent = office
    .waitForRequest((request) => Boolean(request.postData()?.includes('document.publish')))
    .then(now)
  await publishButton(office).hover()
  const clicked = now()
  await office.mouse.down()
  await office.mouse.up()
  return {sent: (await sent) - clicked, shown: (await shown) - clicked}
}
