import path from 'node:path'

import {type InlineConfig, isFileLoadingAllowed, resolveConfig} from 'vite'
import {expect, test} from 'vitest'

import {privateFiles} from './private-files.ts'
import studio from './sanity.cli.ts'

const project = path.dirname(import.meta.dirname)
const viteOfStudio = typeof studio.vite === 'object' ? studio.vite : {}
const servers: [name: string, folder: string, config: InlineConfig][] = [
  ['the site', project, {configFile: path.join(project, 'vite.config.ts')}],
  ['the Studio', project, {...viteOfStudio, root: path.join(project, 'studio'), configFile: false}],
  ...['/srv/backups/site', '/srv/.data/site (new) [2]/{a}'].map(
    (folder): [string, string, InlineConfig] => [
      `a project in ${folder}`,
      folder,
      {
        root: folder,
        configFile: false,
        server: {fs: {deny: privateFiles({project: folder, data: `${folder}/.data`})}},
      },
    ],
  ),
]

test.each(servers)(
  'the development server of %s sends code, but no settings, accounts or backups',
  async (_, folder, config) => {
    const resolved = await resolveConfig(config, 'serve')
    const isSent = (file: string) => isFileLoadingAllowed(resolved, `${folder}/${file}`)
    const code = ['domain/routes.ts', 'studio/structure.ts', 'node_modules/react/index.js']
    expect(code.filter(isSent)).toEqual(code)
    const settings = ['.env', '.env.local', 'live.env', 'studio/live.env', 'key.pem', '.npmrc']
    const data = [
      '.data/auth.sqlite',
      'accounts.sql',
      'backups/production-2026-11-21-1405/data.ndjson',
    ]
    expect([...settings, '.git/config', ...data].filter(isSent)).toEqual([])
  },
)

test('nor does it send what the emulators keep in a folder that was chosen for them', async () => {
  const deny = privateFiles({project: '/srv/site', data: '/srv/site/.demo'})
  const resolved = await resolveConfig(
    {root: '/srv/site', configFile: false, server: {fs: {deny}}},
    'serve',
  )
  expect(isFileLoadingAllowed(resolved, '/srv/site/.demo/auth.sqlite')).toBe(false)
  expect(isFileLoadingAllowed(resolved, '/srv/site/domain/routes.ts')).toBe(true)
})
