import type {Page} from '@playwright/test'

type Jobs = {result?: {jobs?: {_id: string}[]}}
export type Planned = {title?: string; opensOn?: string; closesOn?: string}

/** The lake answers this page as if the office had planned its jobs otherwise; `planned` gets the id of each. */
export async function replanJobs(page: Page, planned: (id: string) => Planned) {
  await page.route(/\/data\/query\//, async (route) => {
    if (!route.request().url().includes('closesOn')) return route.fallback()
    const response = await route.fetch({maxRetries: 1})
    const answer: Jobs = await response.json()
    const jobs = answer.result?.jobs?.map((job) => ({...job, ...planned(job._id)}))
    await route.fulfill({response, json: {...answer, result: {...answer.result, jobs}}})
  })
}
