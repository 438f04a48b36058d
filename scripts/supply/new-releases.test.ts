import {expect, test} from 'vitest'

import {newReleases, youngReleases} from './new-releases.ts'

const before = {packages: {'': {version: '1.0.0'}, 'node_modules/react': {version: '19.3.1'}}}
const now = {
  packages: {
    ...before.packages,
    'node_modules/@scope/name': {version: '2.0.0'},
    'node_modules/other/node_modules/react': {version: '18.0.0'},
    'node_modules/third/node_modules/react': {version: '18.0.0'},
    'node_modules/studio': {link: true},
    'node_modules/ui5': {name: '@sanity/ui', version: '5.0.0'},
  },
}

test('what a change of the lock file brings is listed once, without the project itself', () => {
  expect(newReleases(before, now)).toEqual([
    {name: '@scope/name', version: '2.0.0'},
    {name: 'react', version: '18.0.0'},
    {name: '@sanity/ui', version: '5.0.0'},
  ])
  expect(newReleases(now, now)).toEqual([])
})

test('a release that is younger than seven days is named, unless an exception holds [SUPPLY-1]', async () => {
  const published: Record<string, string> = {
    react: '2026-11-20T00:00:00Z',
    vite: '2026-11-17T00:00:00Z',
  }
  const find = (until: string) =>
    youngReleases(
      [
        {name: 'react', version: '19.3.2'},
        {name: 'vite', version: '8.3.9'},
        {name: 'unknown', version: '1.0.0'},
      ],
      async ({name}) => published[name],
      {
        now: Date.parse('2026-11-25T00:00:00Z'),
        allowed: [{id: 'react@19.3.2', why: 'It closes a hole.', until}],
      },
    )
  const unknown = 'The registry does not say when unknown@1.0.0 was published.'
  expect(await find('2026-11-25')).toEqual([unknown])
  expect(await find('2026-11-24')).toEqual([
    'react@19.3.2 is public for 5 days only. Wait, or pin the release before it.',
    unknown,
  ])
})
