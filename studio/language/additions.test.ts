import {expect, test} from 'vitest'

import {additions} from './additions.ts'

const asset = {_type: 'reference', _ref: 'image-a'}
const own = {
  title: 'Inicio',
  sections: [
    {_key: 'hero', _type: 'hero', heading: 'Hola', picture: {_type: 'picture', alt: 'Un coche'}},
    {_key: 'own', _type: 'text', heading: 'Solo aquí'},
  ],
}

test('each new field and section is added by itself, and what is written is in no patch', () => {
  const next = {
    title: 'Inicio',
    sections: [
      {_key: 'news', _type: 'text'},
      {
        _key: 'hero',
        _type: 'hero',
        heading: 'Hola',
        picture: {_type: 'picture', alt: 'Un coche', asset},
      },
      {_key: 'fleet', _type: 'fleet'},
      {_key: 'rates', _type: 'rates'},
      {_key: 'own', _type: 'text', heading: 'Solo aquí'},
    ],
    seo: {_type: 'seo'},
  }
  const added = additions(own, next)
  expect(added).toEqual([
    {insert: {before: 'sections[0]', items: [{_key: 'news', _type: 'text'}]}},
    {setIfMissing: {'sections[_key=="hero"].picture.asset': asset}},
    {
      insert: {
        after: 'sections[_key=="hero"]',
        items: [{_key: 'fleet', _type: 'fleet'}],
      },
    },
    {
      insert: {
        after: 'sections[_key=="fleet"]',
        items: [{_key: 'rates', _type: 'rates'}],
      },
    },
    {setIfMissing: {seo: {_type: 'seo'}}},
  ])
})

test('an emptied number is filled again, and a text that differs is left alone', () => {
  const stats = (value: string) => ({stats: [{_key: 'a', value}]})
  expect(additions(stats(''), stats('24/7'))).toEqual([{set: {'stats[_key=="a"].value': '24/7'}}])
  expect(additions(stats('Siempre'), stats('24/7'))).toEqual([])
  expect(additions(own, own)).toEqual([])
})
