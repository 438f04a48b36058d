import {readFileSync} from 'node:fs'

import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../../domain/is-record.ts'
import {arrayAt, documentOf, seedDocuments, text} from '../../../support/content/seed-documents.ts'
import {headline, pathField, previewStartMs, test} from '../../../support/page/preview.ts'
import {expect} from '../../../support/studio.ts'

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
  const {service, legalDocument, others} = placesOfSectionTypes()
  const visits = [
    {path: await draftOf(client, service), places: service},
    {path: await draftOf(client, legalDocument), places: legalDocument},
    {path: await draftTogether(client, others), places: others},
  ]
  const [first] = visits
  const {studio, frame} = await openPreview(first?.path ?? '')
  for (const visit of visits) {
    if (visit !== first) {
      await pathField(studio).fill(visit.path)
      await pathField(studio).press('Enter')
    }
    for (const {type} of visit.places) {
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
  const tried = Object.values(placesOfSectionTypes()).flat()
  expect(tried.map(({type}) => type).toSorted()).toEqual(sectionTypes.toSorted())
})

type Place = {id: string; type: string; key: string}

/**
 * The first place of each section type in the seed data. Those on one service and on one legal document stay there,
 * since such pages have layouts of their own.
 */
function placesOfSectionTypes() {
  const tried = new Set<string>()
  const places: Record<'service' | 'legalDocument' | 'others', Place[]> = {
    service: [],
    legalDocument: [],
    others: [],
  }
  for (const {_id: id, _type: kind, ...document} of seedDocuments) {
    for (const section of arrayAt(document, 'sections').filter(isRecord)) {
      const type = text(section, '_type')
      if (tried.has(type)) continue
      tried.add(type)
      const own = kind === 'service' || kind === 'legalDocument' ? places[kind] : places.others
      const group = own.every((place) => place.id === id) ? own : places.others
      group.push({id, type, key: text(section, '_key')})
    }
  }
  return places
}

/** A draft of the document in which these sections stand, and the path of its page. */
async function draftOf(client: SanityClient, places: Place[]): Promise<string> {
  const id = places[0]?.id ?? ''
  const published = await client.getDocument(id)
  if (!published) throw new Error(`There is no document ${id}.`)
  const headings = Object.fromEntries(
    places.map(({type, key}) => [`sections[_key=="${key}"].${titleOf(type)}`, `Draft of ${type}`]),
  )
  await client
    .transaction()
    .createOrReplace({...published, _id: `drafts.${id}`})
    .patch(`drafts.${id}`, {set: headings})
    .commit()
  return text(published, 'path')
}

/** A page that nobody has published, about an airport, with a draft of each of these sections, and its path. */
async function draftTogether(client: SanityClient, places: Place[]): Promise<string> {
  const documents = await client.getDocuments([...new Set(places.map(({id}) => id))])
  const sections = places.map(({id, type, key}) => {
    const document = documents.find((found) => found?._id === id)
    const section = arrayAt(document ?? {}, 'sections')
      .filter(isRecord)
      .find((found) => text(found, '_key') === key)
    return {...section, _key: type, [titleOf(type)]: `Draft of ${type}`}
  })
  const path = '/every-section'
  await client.create({
    _id: 'drafts.page-every-section',
    _type: 'page',
    language: 'en',
    title: 'Every section',
    path,
    destination: {_type: 'reference', _ref: 'destination-mia'},
    sections,
  })
  return path
}

function titleOf(type: string): string {
  return type === 'contactSection' ? 'formHeading' : 'heading'
}
