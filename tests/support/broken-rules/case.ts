import {documentOf} from '../content/seed-documents.ts'

/** The rule of docs/behavior.md if there is one, what the form says, and of what: a document of the seed with what is entered in it. */
export type Case = [rule: string, message: string, id: string, entered: Record<string, unknown>]

export const none = 'no rule'

export const ratesFrom = (startsOn: string | undefined) => ({
  next: {_type: 'nextRates', startsOn, rateCards: documentOf('rates')['rateCards']},
})

export function spanish(_type: string, value: string | string[]) {
  return {_type, _key: 'es', language: 'es', value}
}

/** A published page that lists, among its former paths, one that another page of these cases has too. */
export const pageWithFormerPath = {
  _id: 'page-boats',
  _type: 'page',
  title: 'Boats',
  path: '/boats',
  formerPaths: ['/boat-show'],
}

/** Of which nothing but its size in bytes is known. */
export const heavyPicture = {
  _id: `image-${'1'.repeat(40)}-6400x4000-jpg`,
  _type: 'sanity.imageAsset',
  size: 10_000_001,
}
