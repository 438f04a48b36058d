import {evaluate, parse} from 'groq-js'
import {expect, test} from 'vitest'

import {mainLanguage} from '#domain/language.ts'

import {seedDocuments} from '../../../tests/support/content/seed-documents.ts'
import {queries} from './queries.ts'

test('a language is among those of the site once its home page is published [LANG-4]', async () => {
  expect(await languagesOf(seedDocuments)).toEqual(['en', 'es'])
  const home = seedDocuments.filter(({_id}) => _id === 'page-home-es')
  expect(home).toHaveLength(1)
  expect(await languagesOf(seedDocuments.filter((each) => !home.includes(each)))).toEqual(['en'])
})

async function languagesOf(dataset: object[]): Promise<unknown> {
  const params = {language: mainLanguage}
  const {groq} = queries.site
  const {languages} = await (await evaluate(parse(groq, {params}), {dataset, params})).get()
  return languages
}
