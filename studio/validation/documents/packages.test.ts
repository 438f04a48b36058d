import {expect, test} from 'vitest'

import {oneIsMostPopular} from './packages.ts'

test('each package that is marked beside another names it', () => {
  const essential = {_key: 'a', name: 'Essential', mostPopular: true}
  const premium = {_key: 'b', name: 'Premium', mostPopular: true}
  const luxury = {_key: 'c', name: 'Luxury', mostPopular: false}
  const markedToo = (name: string) =>
    `"${name}" has this mark as well. Only one package can be the most popular.`
  expect(oneIsMostPopular([essential, luxury, premium])).toEqual([
    {message: markedToo('Premium'), path: [{_key: 'a'}, 'mostPopular']},
    {message: markedToo('Essential'), path: [{_key: 'b'}, 'mostPopular']},
  ])
  expect(oneIsMostPopular([luxury, premium])).toEqual([])
  expect(oneIsMostPopular(undefined)).toEqual([])
})
