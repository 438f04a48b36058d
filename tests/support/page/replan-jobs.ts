import type {Page} from '@playwright/test'

import {isRecord} from '../../../domain/is-record.ts'
import {arrayAt, text} from '../content/seed-documents.ts'
import {changeResults} from './change-results.ts'

export type Planned = {title?: string; opensOn?: string; closesOn?: string}

/** The lake answers this page as if the office had planned its jobs otherwise; `planned` gets the id of each. */
export async function replanJobs(page: Page, planned: (id: string) => Planned) {
  await changeResults(page, {
    closesOn: (result) => ({
      ...result,
      jobs: arrayAt(result, 'jobs')
        .filter(isRecord)
        .map((job) => ({...job, ...planned(text(job, '_id'))})),
    }),
  })
}
