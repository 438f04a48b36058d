import type {SanityClient} from '@sanity/client'

import {isRecord} from '../../../../domain/is-record.ts'
import {arrayAt, text} from '../../content/seed-documents.ts'

/** What pages should show, in the words of the documents; a page shows each text inside of its line. */
export type Expected = {
  announcement: string
  fleet: string[][]
  rates: string[][]
  jobs: string[][]
  /** Jobs that are over: a page on which a visitor has seen them says so. */
  over: string[][]
}

type Document = Record<string, unknown>

/** Days on which next rates begin, with their midnight in Miami; the clocks change on March 14. */
export const rateDays: Record<string, string> = {
  '2027-03-10': '2027-03-10T05:00:00Z',
  '2027-03-12': '2027-03-12T05:00:00Z',
  '2027-03-15': '2027-03-15T04:00:00Z',
}

/** Works out from the published documents what visitors should see at a moment (ms since 1970). */
export async function expectedContent(
  office: SanityClient,
  now: number,
  language: 'en' | 'es',
): Promise<Expected> {
  const documents = await office.fetch<Document[]>(
    '*[_type in ["rates", "announcement", "listOrder", "vehicle", "job"]]',
    {},
    {perspective: 'published'},
  )
  const byId = new Map(documents.map((document) => [text(document, '_id'), document]))
  const order = byId.get('listOrder') ?? {}
  const vehicles = ordered(documents, 'vehicle', arrayAt(order, 'vehicles'))
  const cards = cardsInForce(byId.get('rates') ?? {}, now)
  const jobs = ordered(documents, 'job', arrayAt(order, 'jobs')).filter(
    (job) => text(job, 'language') === 'en',
  )
  const inLanguage = (job: Document) =>
    language === 'en' ? job : byId.get(`${text(job, '_id')}-es`)
  const lines = (state: 'open' | 'over') =>
    jobs
      .filter((job) => stateAt(job, 'opensOn', 'closesOn', now) === state)
      .flatMap((job) => inLanguage(job) ?? [])
      .map((job) => [text(job, 'title'), text(job, 'location')])
  return {
    announcement: announcementAt(byId.get('announcement') ?? {}, now, language),
    fleet: vehicles.map((vehicle) => [text(vehicle, 'name'), priceIn(cards[0], vehicle)]),
    rates: cards.map((card) =>
      vehicles
        .filter((vehicle) => cards.slice(1).some((each) => priceIn(each, vehicle)))
        .map((vehicle) => priceIn(card, vehicle)),
    ),
    jobs: lines('open'),
    over: lines('over'),
  }
}

function announcementAt(announcement: Document, now: number, language: 'en' | 'es'): string {
  // Histories announce in English alone; without a translation nothing shows in Spanish.
  if (language === 'es' || stateAt(announcement, 'showFrom', 'showUntil', now) !== 'open') return ''
  return text(announcement, 'text')
}

function stateAt(document: Document, from: string, until: string, now: number) {
  const [start, end] = [text(document, from), text(document, until)]
  if (end && Date.parse(end) <= now) return 'over'
  return start && Date.parse(start) > now ? 'ahead' : 'open'
}

/** The shortest duration first. */
function cardsInForce(rates: Document, now: number): Document[] {
  const next = isRecord(rates['next']) ? rates['next'] : {}
  const start = rateDays[text(next, 'startsOn')]
  const haveBegun = start !== undefined && Date.parse(start) <= now
  return arrayAt(haveBegun ? next : rates, 'rateCards')
    .filter(isRecord)
    .toSorted((one, other) => Number(one['fromHours']) - Number(other['fromHours']))
}

function priceIn(card: Document | undefined, vehicle: Document): string {
  const entry = arrayAt(card ?? {}, 'prices')
    .filter(isRecord)
    .find((each) => isRecord(each['vehicle']) && each['vehicle']['_ref'] === vehicle['_id'])
  const price = isRecord(entry?.['price']) ? entry['price'] : null
  const dollars = (end: string) => Number(price?.[end]).toLocaleString('en-US')
  return price ? `$${dollars('min')}-${dollars('max')}` : ''
}

function ordered(documents: Document[], type: string, order: unknown[]): Document[] {
  const ids = order.map((reference) => text(reference, '_ref'))
  return documents
    .filter(({_type}) => _type === type)
    .toSorted((one, other) => ids.indexOf(text(one, '_id')) - ids.indexOf(text(other, '_id')))
}
