import {expect, test} from 'vitest'

import {FieldMarks, withoutMarks} from './field-marks.ts'

const page = {
  _id: 'page-home',
  sections: [
    {_key: 'hero', _type: 'homeHeroSection', heading: 'Welcome', surface: 'night'},
    {_key: 'more', _type: 'callToActionSection', heading: 'Welcome', actions: [{href: '/contact'}]},
  ],
  seo: {title: 'Welcome'},
}

/** As the content lake answers it: every text from the place where it stands. */
function sourceMapOf(result: unknown) {
  const paths: string[] = []
  const mappings: Record<string, {type: 'value'; source: typeof first}> = {}
  const first = {type: 'documentValue' as const, document: 0, path: 0}
  const note = (value: unknown, path: string, source: string) => {
    if (typeof value === 'string') {
      mappings[path] = {type: 'value', source: {...first, path: paths.push(source) - 1}}
    } else if (Array.isArray(value)) {
      value.forEach((item: {_key?: string}, at) =>
        note(item, `${path}[${at}]`, `${source}[${item._key ? `?(@._key=='${item._key}')` : at}]`),
      )
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) {
        if (!name.startsWith('_')) note(child, `${path}['${name}']`, `${source}['${name}']`)
      }
    }
  }
  note(result, '$', '$')
  return {documents: [{_id: 'drafts.page-home', _type: 'page'}], paths, mappings}
}

function marked(result: unknown) {
  const marks = new FieldMarks()
  return {marks, result: marks.mark(result, sourceMapOf(result), 'page')}
}

test('each text leads to its own field of the document, also where two are equal', () => {
  const {marks, result} = marked(page)
  const fields = JSON.stringify(result)
    .match(/"heading":"[^"]*/gu)
    ?.map((text) => marks.fieldOf(text))
  expect(fields).toEqual([
    expect.stringMatching(/^id=page-home;type=page;path=sections:hero\.heading;/),
    expect.stringMatching(/^id=page-home;type=page;path=sections:more\.heading;/),
  ])
})

test('without its marks a result is what it was', () => {
  const {result} = marked(page)
  const text = JSON.stringify(result)
  expect(text).not.toBe(JSON.stringify(page))
  expect(withoutMarks(text)).toBe(JSON.stringify(page))
  expect(withoutMarks(encodeURIComponent(text))).toBe(encodeURIComponent(JSON.stringify(page)))
})

test('links, choices and what search engines read stay as they are', () => {
  const {result} = marked(page)
  expect(result).toMatchObject({
    _id: 'page-home',
    sections: [{surface: 'night'}, {actions: [{href: '/contact'}]}],
    seo: {title: 'Welcome'},
  })
})

test('a mark stays the same while its text changes, so that lists keep their items', () => {
  const marks = new FieldMarks()
  const [before, after] = ['Welcome', 'Welcome back'].map((title) => {
    const result = {_id: 'page-home', title}
    return JSON.stringify(marks.mark(result, sourceMapOf(result), 'page')).replace(title, '')
  })
  expect(after).toBe(before)
})

test('prices lead to the rates, by vehicle and duration', () => {
  const marks = new FieldMarks()
  const result = {
    vehicles: [{_id: 'vehicle-a', name: 'Saloon', passengers: {min: 1, max: 3}}],
    rateCards: [
      {
        _key: 'short',
        fromHours: 2,
        toHours: 4,
        prices: [{_key: 'a', vehicleId: 'vehicle-a', price: {min: 90, max: 120}}],
      },
    ],
  }
  const path = "$['rateCards'][0]['prices'][0]['price']['min']"
  const source = "$['rateCards'][?(@._key=='short')]['prices'][?(@._key=='a')]['price']['min']"
  marks.mark(
    result,
    {
      documents: [{_id: 'rates', _type: 'rates'}],
      paths: [source],
      mappings: {[path]: {type: 'value', source: {type: 'documentValue', document: 0, path: 0}}},
    },
    'fleet',
  )
  expect(marks.unmarkedTexts('$90-120')).toEqual([
    {
      text: '$90-120',
      field: expect.stringContaining('path=rateCards:short.prices:a.price.min'),
      near: ['Saloon', '2-4 hours', '2-4 horas'],
    },
  ])
})
