import type {Page} from '@playwright/test'
import type {SanityDocument} from '@sanity/client'

import type {Figure} from '../figure.ts'
import {runningSite} from '../running-site.ts'
import type {OfficeTask} from './office-task.ts'
import {Person} from './person.ts'

const usualRounds = 3

/** Tasks of the office, each from the start page until it is published. */
export async function measureOfficeTasks(tasks: OfficeTask[]): Promise<Figure[]> {
  const {browser, siteUrl, studioUrl, lake} = await runningSite()
  const page = await browser.newPage({viewport: {width: 1440, height: 900}})
  const figures: Figure[] = []
  for (const {what, atMost, atMostClicks, rounds = usualRounds, prepare, go, changes} of tasks) {
    const before = await lake.fetch<SanityDocument[]>(`*[${changes}]`, {}, {perspective: 'raw'})
    const measured: {seconds: number; clicks: number}[] = []
    for (let round = 0; round < rounds; round += 1) {
      await prepare?.(lake)
      await openStart(page, studioUrl)
      const person = new Person(page)
      const started = performance.now()
      await go(person, siteUrl)
      measured.push({seconds: (performance.now() - started) / 1000, clicks: person.clicks})
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
      samples: measured.map(({seconds}) => seconds),
      target: {atMost},
    })
    if (atMostClicks) {
      const samples = measured.map(({clicks}) => clicks)
      figures.push({what: 'clicks of it', unit: '', samples, target: {atMost: atMostClicks}})
    }
  }
  await page.close()
  return figures
}

async function openStart(page: Page, url: string) {
  await page.goto(url)
  await page.getByRole('heading', {name: 'Needs attention'}).waitFor()
}
