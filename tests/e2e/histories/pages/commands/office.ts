import type {SanityClient} from '@sanity/client'

import {publishClosing} from '../../../../../studio/actions/close-job.ts'
import {undoPublish} from '../../../../../studio/history/versions/undo.ts'
import {readVersion, readVersions} from '../../../../../studio/history/versions/versions.ts'
import {publishOrder} from '../../../../../studio/lists/publish-order.ts'
import {halfHour, type PageModel} from '../page-model.ts'
import {command} from './command.ts'

const job = 'job-operations-manager'

type Patch = {set: Record<string, unknown>} | {unset: string[]}

export function publishPrice(vehicle: string, max: number) {
  return command({
    name: `publish $${max} for ${vehicle}`,
    check: isUp,
    run: (_, {office}) => publishEdit(office, 'rates', {set: {[priceOf(vehicle)]: max}}),
  })
}

/** Several publishes of the same price, each right after the other. */
export function publishPricesInARow(vehicle: string) {
  return command({
    name: `publish five prices for ${vehicle} in a row`,
    check: isUp,
    run: async (_, {office}) => {
      for (const max of [601, 602, 603, 604, 605]) {
        await office
          .patch('rates')
          .set({[priceOf(vehicle)]: max})
          .commit()
      }
    },
  })
}

/** From a day on all prices are others; null: none are planned. */
export function planNextRates(startsOn: string | null) {
  return command({
    name: startsOn ? `plan next rates for ${startsOn}` : 'plan no next rates',
    check: isUp,
    run: async (_, {office}) => {
      const rates = await office.getDocument('rates')
      const cards = JSON.stringify(rates?.['rateCards']).replaceAll(
        /"(min|max)":(\d+)/g,
        (__, end, price) => `"${end}":${Number(price) + 1000}`,
      )
      const next = {_type: 'nextRates', startsOn, rateCards: JSON.parse(cards)}
      await publishEdit(office, 'rates', startsOn ? {set: {next}} : {unset: ['next']})
    },
  })
}

export function editJob(patch: Record<string, string>) {
  return command({
    name: `type ${JSON.stringify(patch)} into the job`,
    check: isUp,
    run: async (model, {office}) => {
      await edit(office, job, {set: patch})
      model.isJobEdited = true
    },
  })
}

export const publishJob = command({
  name: 'publish the job',
  check: ({isLakeUp, isJobEdited}) => isLakeUp && isJobEdited,
  run: async (model, {office}) => {
    await publish(office, job)
    model.isJobEdited = false
    model.isJobPublished = true
  },
})

export const unpublishJob = command({
  name: 'unpublish the job',
  check: ({isLakeUp, isJobPublished}) => isLakeUp && isJobPublished,
  run: async (model, {office}) => {
    const ids = {draftId: `drafts.${job}`, publishedId: job}
    await office.action({actionType: 'sanity.action.document.unpublish', ...ids})
    model.isJobEdited = true
    model.isJobPublished = false
  },
})

export function publishSpanishJob(location: string) {
  return command({
    name: `publish "${location}" for the job in Spanish`,
    check: isUp,
    run: (_, {office}) => publishEdit(office, `${job}-es`, {set: {location}}),
  })
}

/** The job opens and closes at half hours from now, or at none. */
export function turnJob(field: 'opensOn' | 'closesOn', hours: number | null) {
  return command({
    name: hours === null ? `take ${field} from the job` : `${field} of the job in ${hours} h`,
    check: ({isLakeUp, isJobPublished, isJobEdited}) => isLakeUp && isJobPublished && !isJobEdited,
    run: async ({now}, {office}) => {
      const time = hours === null ? null : halfHour(now, hours)
      if (field === 'closesOn') await publishClosing(office, job, time)
      else await publishEdit(office, job, time ? {set: {opensOn: time}} : {unset: ['opensOn']})
    },
  })
}

export function announce(text: string, from: number | null, until: number | null) {
  return command({
    name: `announce "${text}" from ${from} h until ${until} h`,
    check: isUp,
    run: async ({now}, {office}) => {
      const set = {
        text,
        ...(from !== null && {showFrom: halfHour(now, from)}),
        ...(until !== null && {showUntil: halfHour(now, until)}),
      }
      await office.createOrReplace({_id: 'announcement', _type: 'announcement', ...set})
    },
  })
}

export function orderJobs(ids: string[]) {
  return command({
    name: `order the jobs: ${ids.join(', ')}`,
    check: isUp,
    run: async (_, {office}) => {
      await publishOrder(office, 'jobs', () => ids)
    },
  })
}

/** Undoes the last publish; the check reads from the lake what came of it. */
export function undoLastPublish(id: 'rates' | typeof job) {
  return command({
    name: `undo the last publish of ${id}`,
    check: ({isLakeUp, isJobEdited, isJobPublished}) =>
      isLakeUp && (id === 'rates' || (isJobPublished && !isJobEdited)),
    run: async (_, {office}) => {
      const [last, before] = await readVersions(office, id, 2)
      if (!last || !before) return
      const content = await readVersion(office, id, before.revision)
      if (!content) throw new Error(`The history has lost ${id} at ${before.revision}.`)
      await undoPublish(office, last.revision, [{id, before: content}])
    },
  })
}

function isUp({isLakeUp}: Readonly<PageModel>): boolean {
  return isLakeUp
}

function priceOf(vehicle: string): string {
  return `rateCards[0].prices[vehicle._ref == "${vehicle}"].price.max`
}

async function publishEdit(office: SanityClient, id: string, patch: Patch): Promise<void> {
  await edit(office, id, patch)
  await publish(office, id)
}

async function edit(office: SanityClient, publishedId: string, patch: Patch): Promise<void> {
  const draftId = `drafts.${publishedId}`
  await office.action({actionType: 'sanity.action.document.edit', draftId, publishedId, patch})
}

async function publish(office: SanityClient, publishedId: string): Promise<void> {
  const draftId = `drafts.${publishedId}`
  await office.action({actionType: 'sanity.action.document.publish', draftId, publishedId})
}
