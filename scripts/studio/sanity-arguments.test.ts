import {expect, test} from 'vitest'

import {sanityArguments} from './sanity-arguments.ts'

test('a deployment takes its host name from STUDIO_URL and asks nothing [DEPLOY-1]', () => {
  expect(sanityArguments(['deploy', '--verbose'], 'https://example.sanity.studio')).toEqual([
    'deploy',
    '--url',
    'example',
    '--yes',
    '--verbose',
  ])
})

test.each(['', 'https://studio.example.com', 'http://localhost:3333'])(
  'a Studio at "%s" is not deployed to Sanity [DEPLOY-1]',
  (studioUrl) => {
    expect(() => sanityArguments(['deploy'], studioUrl)).toThrow('npm run studio build')
    expect(sanityArguments(['build', 'output'], studioUrl)).toEqual(['build', 'output'])
  },
)

test('another command is refused', () => {
  expect(() => sanityArguments(['dev'], '')).toThrow('Say what to do with the Studio')
})
