import type {Locator, Page} from '@playwright/test'
import type {SanityDocument} from '@sanity/client'

import {expect, publish, publishButton} from '../../tests/support/studio.ts'
import type {Figure} from '../figure.ts'
import {runningSite} from '../running-site.ts'

const rounds = 3
/** How a calm person works, in ms. */
const beforeClick = 400
const betweenKeys = 120

type Walk = {
  what: string
  /** The most seconds that it may take. */
  atMost: number
  atMostClicks?: number
  go: (person: Person) => Promise<void>
  /** What it changes; a document that is not there before is deleted after it. */
  changes: string
}

/** The frequent tasks of the office, each from the start page until it is published. */
export async function officeWalks(): Promise<Figure[]> {
  const {browser, studioUrl, lake} = await runningSite()
  const page = await browser.newPage({viewport: {width: 1440, height: 900}})
  const figures: Figure[] = []
  for (const {what, atMost, atMostClicks, go, changes} of walks) {
    const before = await lake.fetch<SanityDocument[]>(`*[${changes}]`, {}, {perspective: 'raw'})
    const walked: {seconds: number; clicks: number}[] = []
    for (let round = 0; round < rounds; round += 1) {
      await openStart(page, studioUrl)
      const person = new Person(page)
      const started = performance.now()
      await go(person)
      walked.push({seconds: (performance.now() - started) / 1000, clicks: person.clicks})
      // An open form could save once more after its document is back.
      await openStart(page, studioUrl)
      const others = `*[${changes} && !(_id in ${JSON.stringify(before.map(({_id}) => _id))})]`
      await lake.mutate([
        ...before.map((document) => ({createOrReplace: document})),
        {delete: {query: others}},
      ])
    }
    figures.push({
      what,
      unit: 's',
      samples: walked.map(({seconds}) => seconds),
      target: {atMost},
    })
    if (atMostClicks) {
      const samples = walked.map(({clicks}) => clicks)
      figures.push({what: 'clicks of it', unit: '', samples, target: {atMost: atMostClicks}})
    }
  }
  await page.close()
  return figures
}

const walks: Walk[] = [
  {
    what: 'one rate changed',
    atMost: 20,
    atMostClicks: 4,
    changes: '_id in ["rates", "drafts.rates"]',
    go: async (person) => {
      await person.click(person.page.getByRole('link', {name: /^Change a rate/}))
      await person.click(person.page.getByLabel('Chevrolet Suburban, 2-4 hours, to'))
      await person.write('165')
      await person.publish()
    },
  },
  {
    what: 'an opening added',
    atMost: 120,
    changes: '_type == "job" && slug == "vehicle-detailer"',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^New job opening/}))
      await person.click(page.getByLabel('Job title'))
      await person.write('Vehicle Detailer')
      await person.click(page.getByRole('button', {name: 'Make it from the title'}))
      await person.click(page.getByLabel('Department'))
      await person.write('Operations')
      await person.click(page.getByLabel('Description'))
      await person.write(
        'You keep every vehicle of the fleet spotless, inside and out, before each ride it takes.',
      )
      await person.click(page.getByRole('button', {name: 'Add item'}))
      await person.click(page.getByTestId('field-requirements').getByRole('textbox'))
      await person.write('An eye for detail')
      await person.publish()
    },
  },
  {
    what: 'an opening closed',
    atMost: 10,
    changes: '_id in ["job-operations-manager", "drafts.job-operations-manager"]',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^Close an opening/}))
      await person.click(
        page.getByRole('listitem').getByRole('link', {name: /^Operations Manager/}),
      )
      await person.click(page.getByRole('button', {name: 'Open document actions'}))
      await person.click(page.getByRole('menuitem', {name: 'Close opening'}))
      await page.getByText('Closed. The site no longer shows this opening.').waitFor()
    },
  },
  {
    what: 'the phone number changed everywhere',
    atMost: 15,
    changes: '_id in ["siteSettings", "drafts.siteSettings"]',
    go: async (person) => {
      const {page} = person
      await person.click(page.getByRole('link', {name: /^Change the phone number/}))
      await expect(page.getByTestId('field-phone').getByRole('textbox')).toBeFocused()
      await person.write('+13054441234')
      await person.publish()
    },
  },
]

/** Clicks and types at the pace of somebody who is not in a hurry. */
class Person {
  readonly page: Page
  clicks = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    await this.page.waitForTimeout(beforeClick)
    await target.click()
    this.clicks += 1
  }

  /** Instead of what stands in the field. */
  async write(text: string): Promise<void> {
    await this.page.waitForTimeout(betweenKeys)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text, {delay: betweenKeys})
  }

  /** Until the Studio shows that it is published. */
  async publish(): Promise<void> {
    await publishButton(this.page).and(this.page.locator(':enabled')).waitFor()
    await this.page.waitForTimeout(beforeClick)
    await publish(this.page)
    this.clicks += 1
  }
}

async function openStart(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('heading', {name: 'Needs attention'}).waitFor()
}
