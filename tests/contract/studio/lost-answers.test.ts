import type {SanityClient} from '@sanity/client'
import {afterAll, beforeEach, describe, expect, test} from 'vitest'

import {publishClosing} from '../../../studio/actions/close-job.ts'
import {LostAnswerError} from '../../../studio/failures/send-change.ts'
import {bringBack} from '../../../studio/history/deleted/bring-back.ts'
import {restoreAsDraft} from '../../../studio/history/versions/restore.ts'
import {undoPublish} from '../../../studio/history/versions/undo.ts'
import {markAsChecked} from '../../../studio/language/translation-checks.ts'
import {publishOrder} from '../../../studio/lists/publish-order.ts'
import {retirePage} from '../../../studio/pages/retire/retire-page.ts'
import {publishTogether} from '../../../studio/publish-drafts/publish-together.ts'
import {deleteDocument} from '../../../studio/where-used/delete-document.ts'
import {startLake} from '../../support/lake/running-lake.ts'

const lake = await startLake()
afterAll(() => lake.stopAndDelete())
const {client} = lake

/** What the office does, and what is there once it is done. */
const changes: [
  name: string,
  change: (client: SanityClient) => Promise<unknown>,
  isDone: () => Promise<boolean>,
][] = [
  [
    'a publish',
    async (by) => {
      const [draft, published] = await client.getDocuments(['drafts.job-cook', 'job-cook'])
      if (!draft || !published) throw new Error('There is no draft')
      return publishTogether(by, [{id: 'job-cook', draft, published}])
    },
    () => exists('job-cook', 'Chef'),
  ],
  [
    'a closing',
    (by) => publishClosing(by, 'job-open', '2026-11-20T15:00:00.000Z'),
    () => exists('job-open', 'Open', 'closesOn'),
  ],
  [
    'a closing beside other edits',
    (by) => publishClosing(by, 'job-cook', '2026-11-20T15:00:00.000Z'),
    () => exists('job-cook', 'Cook', 'closesOn'),
  ],
  [
    'a deletion',
    (by) => deleteDocument(by, 'job-cook', []),
    async () => !(await client.getDocument('job-cook')),
  ],
  [
    'a page that leaves the site',
    (by) => retirePage(by, {id: 'page-ball', how: 'unpublish', instead: null}),
    async () => !(await client.getDocument('page-ball')),
  ],
  [
    'a page that is deleted',
    (by) => retirePage(by, {id: 'page-ball', how: 'delete', instead: null}),
    async () => !(await client.getDocument('page-ball')),
  ],
  [
    'an undo',
    async (by) => {
      const revision = (await client.getDocument('job-open'))?._rev ?? ''
      const before = {_id: 'job-open', _type: 'job', title: 'Before'}
      expect(await undoPublish(by, revision, [{id: 'job-open', before}])).toBeNull()
    },
    () => exists('job-open', 'Before'),
  ],
  [
    'what is brought back',
    (by) => bringBack(by, 'job-gone', {_type: 'job', title: 'Gone'}, []),
    () => exists('drafts.job-gone', 'Gone'),
  ],
  [
    'a version that is restored',
    (by) => restoreAsDraft(by, 'job-cook', {_id: 'job-cook', _type: 'job', title: 'Older'}),
    () => exists('drafts.job-cook', 'Older'),
  ],
  [
    'the order of a list',
    (by) => publishOrder(by, 'jobs', () => ['job-cook']),
    () => exists('listOrder', undefined, 'jobs'),
  ],
  [
    'a translation that is still right',
    (by) => markAsChecked(by, 'page-ball-es', '2026-11-20T15:00:00.000Z'),
    () => exists('translations-page-ball', undefined, 'checks'),
  ],
]

beforeEach(async () => {
  const kept = ['job-cook', 'job-open', 'page-ball']
  const gone = ['job-gone', 'listOrder', 'translations-page-ball']
  const transaction = client.transaction()
  for (const id of [...kept, ...gone]) transaction.delete(id).delete(`drafts.${id}`)
  await transaction
    .create({_id: 'job-cook', _type: 'job', title: 'Cook'})
    .create({_id: 'drafts.job-cook', _type: 'job', title: 'Chef'})
    .create({_id: 'job-open', _type: 'job', title: 'Open'})
    .create({_id: 'page-ball', _type: 'page', title: 'Ball'})
    .create({_id: 'translations-page-ball', _type: 'translation.metadata'})
    .commit()
})

describe.each(changes)('%s', (_, change, isDone) => {
  test('is done where it arrived and only its answer was lost', async () => {
    await change(withLostAnswers({}))
    expect(await isDone()).toBe(true)
  })

  test('is said to have failed where it never arrived', async () => {
    await expect(change(withLostAnswers({arrives: false}))).rejects.toThrow('Failed to fetch')
    expect(await isDone()).toBe(false)
  })

  test('is not said to have failed where nothing can be read after its answer was lost', async () => {
    const changed = change(withLostAnswers({isBroken: true}))
    await expect(changed).rejects.toBeInstanceOf(LostAnswerError)
    expect(await isDone()).toBe(true)
  })
})

/** A client that hears no answer to what publishes, deletes or creates, and with `isBroken` nothing more after one. */
function withLostAnswers({arrives = true, isBroken = false}): SanityClient {
  let isOff = false
  return client.withConfig({
    requestHandler: async (request, send) => {
      const isChange = /\/data\/(actions|mutate)\//.test(request.url)
      // An edit of a draft comes before its publish.
      const isEdit = JSON.stringify(request.body ?? '').includes('sanity.action.document.edit')
      if (isOff) throw new TypeError('Failed to fetch')
      if (!isChange || isEdit) return send(request)
      isOff = isBroken
      if (arrives) await send(request)
      throw new TypeError('Failed to fetch')
    },
  })
}

async function exists(id: string, title: string | undefined, field = '_id'): Promise<boolean> {
  const document = await client.getDocument(id)
  return document?.['title'] === title && document?.[field] !== undefined
}
