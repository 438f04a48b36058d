import {rm} from 'node:fs/promises'

import {afterAll, expect, test} from 'vitest'

import {runScript} from '../support/services/run-script.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'
import {startLake, token} from './content-lake/support/running-lake.ts'

const lake = await startLake({dataFolder: await copySeededLake()})
const typed = {_type: 'link', label: 'Fleet', href: '/#fleet'}

afterAll(() => lake.stopAndDelete())

test('typed links are migrated after a rehearsal, and come back on request [MIGRATE-1]', async () => {
  await lake.client
    .transaction()
    .delete('menus')
    .patch('siteSettings', {set: {headerLinks: [{...typed, _key: 'a'}]}})
    .patch('announcement', {set: {link: typed}})
    .commit()
  const before = await stored()

  const rehearsal = await migrate()
  expect(rehearsal.output).toContain('announcement: /#fleet → page-home, part "fleet"')
  expect(await stored()).toEqual(before)

  const {output, code} = await migrate('--apply')
  expect(code, output).toBe(0)
  const target = {page: {_ref: 'page-home'}, section: 'fleet'}
  expect(await stored()).toMatchObject([
    {_id: 'announcement', link: {label: 'Fleet', target}},
    {_id: 'menus', headerLinks: [{label: 'Fleet', target}]},
    {_id: 'siteSettings', phone: '+13055550100'},
  ])
  expect((await migrate()).output).toContain('Everything is in today’s form.')

  const [file = ''] = /backups\S+\.ndjson/.exec(output) ?? []
  const undone = await migrate('--undo', file)
  expect(undone.code, undone.output).toBe(0)
  expect(await stored()).toEqual(before)
  await rm(file)
})

async function stored() {
  const documents = await lake.client.fetch<Record<string, unknown>[]>(
    '*[_id in ["announcement", "menus", "siteSettings"]] | order(_id asc)',
  )
  return documents.map(({_rev, _updatedAt, ...document}) => document)
}

function migrate(...args: string[]) {
  return runScript('migrate', args, {SANITY_API_HOST: lake.url, SANITY_AUTH_TOKEN: token})
}
