import {readFileSync} from 'node:fs'

import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../domain/is-record.ts'
import {arrayAt, documentOf, seedDocuments, text} from '../../support/content/seed-documents.ts'
import {headline, pathField, previewStartMs, test} from '../../support/page/preview.ts'
import {expect} from '../../support/studio.ts'

const sectionTypes = JSON.parse(readFileSync('studio/schema.json', 'utf8')).flatMap(
  (type: unknown) => text(type, 'name').match(/^\w+Section$/) ?? [],
)

test('drafts of every section type show in the preview [PREVIEW-2]', async ({
  openPreview,
  contentLake: {client},
}) => {
  // What nobody has entered of an airport keeps its section from showing.
  const driveTime = {
    _type: 'driveTime',
    _key: 'a',
    county: 'Broward',
    fromMinutes: 20,
    toMinutes: 40,
  }
  await client
    .patch('destination-mia')
    .set({driveTimes: [driveTime]})
    .commit()
  const {studio, frame} = await openPreview('/')
  for (const [id, shown] of pagesOfSectionTypes()) {
    const sections = Object.fromEntries(
      shown.map(({type, key}) => [`sections[_key=="${key}"].${titleOf(type)}`, `Draft of ${type}`]),
    )
    const published = await client.getDocument(id)
    if (!published) throw new Error(`There is no document ${id}.`)
    await client
      .transaction()
      .createOrReplace({...published, _id: `drafts.${id}`})
      .patch(`drafts.${id}`, {set: sections})
      .commit()
    await pathField(studio).fill(await pathOf(client, id))
    await pathField(studio).press('Enter')
    for (const {type} of shown) {
      await expect(frame.getByText(`Draft of ${type}`, {exact: true}).first()).toBeAttached({
        timeout: previewStartMs,
      })
    }
  }
})

test('drafts show although the page never hears which perspective the Studio has', async ({
  context,
  openPreview,
  contentLake: {client},
}) => {
  // As when the answer is lost on a busy machine, where the page asks only once.
  await context.addInitScript(() =>
    addEventListener('message', (event: MessageEvent<{type?: string} | null>) => {
      if (event.data?.type?.endsWith('perspective')) event.stopImmediatePropagation()
    }),
  )
  const home = documentOf('page-home')
  const [head] = arrayAt(home, 'sections').filter(isRecord)
  await client
    .transaction()
    .createOrReplace({...home, _id: 'drafts.page-home'})
    .patch('drafts.page-home', {
      set: {[`sections[_key=="${text(head ?? {}, '_key')}"].heading`]: 'Not published yet'},
    })
    .commit()
  const {frame} = await openPreview('/')
  await expect(headline(frame)).toHaveText('Not published yet')
})

test('every section type of the Studio is covered by the test above', () => {
  const tried = pagesOfSectionTypes().flatMap(([, shown]) => shown.map(({type}) => type))
  expect(tried.toSorted()).toEqual(sectionTypes.toSorted())
})

/** The first place of each section type in the seed data, by document. */
function pagesOfSectionTypes() {
  const tried = new Set<string>()
  const pages = new Map<string, {type: string; key: string}[]>()
  for (const document of seedDocuments) {
    for (const section of arrayAt(document, 'sections').filter(isRecord)) {
      const type = text(section, '_type')
      if (tried.has(type)) continue
      tried.add(type)
      const place = {type, key: text(section, '_key')}
      pages.set(document._id, [...(pages.get(document._id) ?? []), place])
    }
  }
  return [...pages]
}

function titleOf(type: string): string {
  return type === 'contactSection' ? 'formHeading' : 'heading'
}

async function pathOf(client: SanityClient, id: string): Promise<string> {
  return client.fetch<string>('*[_id == $id][0].path', {id})
}
