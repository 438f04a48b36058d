import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {languages} from '#domain/language.ts'

import {byType, seedDocuments} from '../../../tests/support/content/seed-documents.ts'
import {queries} from './queries.ts'

const original = 'job-operations-manager'
const count = byType('job').length / languages.length

test.each(languages)('every opening stands in the list of language %s once', async (language) => {
  const jobs = await jobsIn(language, seedDocuments)
  expect(jobs).toHaveLength(count)
  expect(jobs).toContainEqual(expect.objectContaining({slug: 'operations-manager'}))
})

test('a translated opening stands in the list only while its original is published', async () => {
  const without = seedDocuments.filter(({_id}) => _id !== original)
  const jobs = await jobsIn('es', without)
  expect(jobs).toHaveLength(count - 1)
  expect(jobs).not.toContainEqual(expect.objectContaining({title: 'Gerente de operaciones'}))
})

test('an opening without any translation stands in the list', async () => {
  const alone = seedDocuments.filter(({_id}) => _id === original)
  expect(await jobsIn('en', alone)).toEqual([
    expect.objectContaining({_id: original, slug: 'operations-manager'}),
  ])
})

test('an opening without a time of its own is as old as its original in every language [JOBS-4]', async () => {
  const created = {original: '2026-10-01T12:00:00Z', translation: '2026-11-20T12:00:00Z'}
  const dataset = seedDocuments.map((document) => ({
    ...document,
    _createdAt: document._id === original ? created.original : created.translation,
  }))
  for (const language of languages) {
    expect(await jobsIn(language, dataset)).toContainEqual(
      expect.objectContaining({slug: 'operations-manager', _createdAt: created.original}),
    )
  }
})

async function jobsIn(language: string, dataset: object[]): Promise<unknown> {
  const params = {language}
  const {jobs} = await (await evaluate(parse(queries.jobs.groq, {params}), {dataset, params})).get()
  return jobs
}
