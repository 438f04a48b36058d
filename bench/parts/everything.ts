import {type Browser, chromium} from '@playwright/test'

import {launchOptions} from '../../scripts/chromium/launch-options.ts'
import {BusinessUsers} from '../everything/business-users.ts'
import {Comparison} from '../everything/comparison.ts'
import {disturbances} from '../everything/disturbances.ts'
import type {HeapSize} from '../everything/heap-size.ts'
import {OfficeWorker} from '../everything/office-worker.ts'
import {OpenPages, pagesPerVisitor} from '../everything/open-pages.ts'
import {announcement, repeatedEdits} from '../everything/repeated-edits.ts'
import {TestStack} from '../everything/test-stack.ts'
import {Routine, runTimetable} from '../everything/timetable.ts'
import {type Figure, median} from '../figure.ts'
import type {Part} from '../part.ts'

const minutes = Number(process.env['EVERYTHING_MINUTES'] || 60)
const openPages = Number(process.env['EVERYTHING_PAGES'] || 100)
/** Between two publishes of a person: each makes all open pages, which share the machine, ask for the change. */
const pauseMs = openPages * 50

export const everything: Part = {
  name: 'everything',
  title: `Everything together, with ${openPages} open pages`,
  method: `${minutes} minutes (\`EVERYTHING_MINUTES\`) with ${openPages} open pages (\`EVERYTHING_PAGES\`): visitors with ${pagesPerVisitor} pages each that move on, three people who type and publish in the Studio with pauses of ${pauseMs / 1000} seconds, people who sign up, and one who stays signed in. Meanwhile the content lake, the accounts and the booking widget are killed and started again, streams break off, and the site is deployed, one after the other. Seven times, and at the end, everybody rests and each page is compared with what is published. Memory is what snapshots of the heap hold after a garbage collection, from the first comparison to the last: of ten pages that stay as they were opened, and of the Studios, each compared with itself. What the engine has compiled stands by itself: it grows while more functions are optimized, up to the size of the program. All of it shares one machine: when the content lake is back, hundreds of pages connect at once, and a Studio that is opened meanwhile may take longer than the 30 seconds that a person of this benchmark waits.`,
  run: async () => {
    const stack = await TestStack.start()
    try {
      const browser = await chromium.launch(lowMemoryLaunchOptions())
      try {
        return figuresOf(await runEverything(stack, browser))
      } finally {
        await browser.close()
      }
    } finally {
      await stack.stop()
    }
  },
}

async function runEverything(stack: TestStack, browser: Browser) {
  const {lake, site} = stack
  const pages = await OpenPages.open(browser, site.url, openPages)
  const businessUsers = new BusinessUsers(
    await browser.newPage({baseURL: site.url}),
    () => stack.auth,
  )
  await businessUsers.start()
  const workers = await openStudios(stack, browser)
  const routines = [
    ...workers.map((worker) => new Routine(pauseMs, () => worker.work())),
    new Routine(3000, () => pages.visit((time) => site.wasAwaySince(time))),
    new Routine(15_000, () => businessUsers.signUp(() => stack.isAuthAway)),
  ]

  const comparison = new Comparison(lake, pages, workers)
  const compareAtRest = async () => {
    await Promise.all(routines.map((routine) => routine.pause()))
    await comparison.compare().finally(() => {
      for (const routine of routines) routine.resume()
    })
  }
  const table = disturbances({stack, browser, businessUsers, comparison, compareAtRest})
  const failed = await runTimetable(table, minutes * 60_000)
  await Promise.all(routines.map((routine) => routine.stop()))
  await comparison.compare()
  comparison.noteLost(await businessUsers.lost(businessUsers.accounts.length))
  const errors = [...failed, ...routines.flatMap((routine) => routine.errors)]
  for (const finding of [
    ...comparison.lost,
    ...comparison.wrong,
    ...errors,
    ...businessUsers.failedSignUps,
    ...pages.failedVisits,
    ...pages.errors,
  ]) {
    console.log(`\n${finding}`)
  }
  return {pages, businessUsers, workers, comparison, errors}
}

function figuresOf(results: Awaited<ReturnType<typeof runEverything>>): Figure[] {
  const {pages, businessUsers, workers, comparison, errors} = results
  const {lost, wrong, heaps} = comparison
  const count = (what: string, number: number): Figure => ({what, unit: '', samples: [number]})
  const none = (what: string, number: number): Figure => ({
    ...count(what, number),
    target: {atMost: 0},
  })
  const sum = (of: (worker: OfficeWorker) => number) =>
    workers.reduce((all, worker) => all + of(worker), 0)
  return [
    count('pages open', pages.count),
    count(
      'publishes of the office',
      sum(({published}) => published.length),
    ),
    count('accounts signed up', businessUsers.accounts.length),
    none('publishes and accounts lost', lost.size),
    none('comparisons in which a page showed something else', wrong.length),
    none('visits that did not arrive while the site was there', pages.failedVisits.length),
    none('errors of pages that nothing caught', pages.errors.length),
    none('times that somebody was signed out', businessUsers.signedOut),
    none('sign-ups that failed while the accounts were there', businessUsers.failedSignUps.length),
    none('rounds and disturbances that failed', errors.length),
    none(
      'changes that vanished from a form without a word',
      sum(({silentLosses}) => silentLosses.length),
    ),
    count(
      'the same, and the Studio asked to type them again',
      sum(({reportedLosses}) => reportedLosses.length),
    ),
    count(
      'times that a Studio stopped and asked for Retry',
      sum(({crashes}) => crashes),
    ),
    none(
      'Studios that had to be reloaded',
      sum(({reloads}) => reloads),
    ),
    {...growth('growth of what a page holds', 'data', heaps.pages), target: {atMost: 10}},
    {...growth('growth of what a Studio holds', 'data', heaps.studios), target: {atMost: 10}},
    growth('growth of what is compiled of a page', 'code', heaps.pages),
    growth('growth of what is compiled of a Studio', 'code', heaps.studios),
  ]
}

/** From the first comparison to the last, of each page. */
function growth(what: string, part: keyof HeapSize, comparisons: HeapSize[][]): Figure {
  const megabytes = comparisons.map((sizes) => median(sizes.map((size) => size[part])) / 1e6)
  console.log(`${what}: ${megabytes.map((size) => size.toFixed(2)).join(', ')} MB`)
  const last = comparisons.at(-1) ?? []
  const samples = (comparisons[0] ?? []).flatMap((first, page) => {
    const now = last[page]
    return now ? [(now[part] / first[part] - 1) * 100] : []
  })
  if (samples.length === 0) throw new Error(`${what} was not measured.`)
  return {what, unit: '%', samples}
}

/** Pages of a visitor share a process, and show no pictures: there are many. */
function lowMemoryLaunchOptions() {
  const {args, ...options} = launchOptions()
  const lowMemoryArgs = ['--process-per-site', '--blink-settings=imagesEnabled=false']
  return {...options, args: [...args, ...lowMemoryArgs]}
}

async function openStudios({lake, studioUrl}: TestStack, browser: Browser) {
  await lake.client.createOrReplace({
    _id: 'announcement',
    _type: 'announcement',
    text: announcement(0),
    showUntil: '2100-01-01T00:00:00Z',
  })
  // The first request builds the Studio.
  await fetch(studioUrl)
  const workers: OfficeWorker[] = []
  for (const edit of repeatedEdits) {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}})
    const worker = new OfficeWorker(page, edit, studioUrl, () => lake.client)
    await worker.open()
    workers.push(worker)
  }
  return workers
}
