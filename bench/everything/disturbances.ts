import {setTimeout as wait} from 'node:timers/promises'

import type {Browser} from '@playwright/test'

import {announcement, bookingTexts, latePanel} from '../../tests/support/page/booking-board.ts'
import {openAndStartHydration} from '../../tests/support/page/start-hydration.ts'
import type {BusinessUsers} from './business-users.ts'
import type {Comparison} from './comparison.ts'
import type {TestStack} from './test-stack.ts'
import type {Disturbance} from './timetable.ts'

type Running = {
  stack: TestStack
  browser: Browser
  businessUsers: BusinessUsers
  comparison: Comparison
  /** Compares while everybody rests. */
  compareAtRest: () => Promise<void>
}

/** What fails, is killed or deployed while everybody goes on, and the comparisons between. */
export function disturbances(running: Running): Disturbance[] {
  const {stack, browser, businessUsers, comparison, compareAtRest} = running
  const {lake, site} = stack
  return [
    {
      name: 'the content lake is killed',
      times: 9,
      run: async () => {
        await lake.kill()
        await wait(10_000)
        await lake.restart()
        await comparison.noteLostPublishes()
      },
    },
    {
      name: 'the accounts are killed',
      times: 11,
      run: async () => {
        await stack.killAuth()
        await wait(5000)
        await stack.restartAuth()
        comparison.noteLost(await businessUsers.lost(5))
        await businessUsers.reload()
      },
    },
    {name: 'the booking widget is killed', times: 10, run: () => killWidget(stack, browser)},
    {
      name: 'all streams break off',
      times: 13,
      run: () => {
        lake.connection.cut()
        lake.connection.restore()
        return Promise.resolve()
      },
    },
    {name: 'the site is deployed', times: 6, run: () => site.deploy(lake.url)},
    {name: 'pages are compared', times: 7, run: compareAtRest},
  ]
}

/** A visitor who opens the booking page meanwhile can try again, and succeeds once it is back. */
async function killWidget(stack: TestStack, browser: Browser) {
  const page = await browser.newPage({baseURL: stack.site.url})
  try {
    await stack.killWidget()
    try {
      await openAndStartHydration(page, '/reservation')
      // After the 8 seconds in which the form has to answer.
      await latePanel(page).waitFor()
    } finally {
      await stack.restartWidget()
    }
    await latePanel(page).getByRole('button', {name: bookingTexts.en.retry}).click()
    await announcement(page).filter({hasText: bookingTexts.en.loaded}).waitFor()
  } finally {
    await page.close()
  }
}
