import {rm} from 'node:fs/promises'
import {setTimeout} from 'node:timers/promises'

import {afterAll, expect, onTestFinished, test} from 'vitest'

import {startLake, token} from '../support/lake/running-lake.ts'
import {runScript} from '../support/services/run-script.ts'
import {copySeededLake} from '../support/services/seeded-lake.ts'

const lake = await startLake({dataFolder: await copySeededLake()})
const hostedNote = {base: {id: 'siteSettings', rev: 'earlier'}}
const typed = {_type: 'link', label: 'Fleet', href: '/#fleet'}

afterAll(() => lake.stopAndDelete())

test('typed links are migrated after a rehearsal, in one transaction, and come back on request [MIGRATE-1]', async () => {
  const before = await beforeMigration()

  const rehearsal = await migrate()
  expect(rehearsal.output).toContain('announcement: /#fleet → page-home, part "fleet"')
  expect(await stored()).toEqual(before)

  const {output, code} = await migrate('--write')
  expect(code, output).toBe(0)
  const target = {page: {_ref: 'page-home'}, section: 'fleet'}
  expect(await stored()).toMatchObject([
    {_id: 'announcement', link: {label: 'Fleet', target}},
    {_id: 'menus', headerLinks: [{label: 'Fleet', target}]},
    {_id: 'siteSettings', phone: '+13055550100'},
  ])
  expect(await transactions()).toHaveLength(1)
  expect((await migrate()).output).toContain('Everything is in today’s form.')

  const file = undoFileIn(output)
  const undone = await migrate('--undo', file)
  expect(undone.code, undone.output).toBe(0)
  expect(await stored()).toEqual(before)
  await rm(file)
})

test('what was changed since a migration is not overwritten unless --overwrite says so', async () => {
  const before = await beforeMigration()
  const {output} = await migrate('--write')
  const file = undoFileIn(output)
  await lake.client.patch('menus').set({headerLinks: []}).commit()
  const changed = await stored()

  const refused = await migrate('--undo', file)
  expect(refused.output).toContain('since --write: menus.')
  expect(refused.output).toContain(`--undo ${file} --overwrite`)
  expect(refused.code).toBe(1)
  expect(await stored()).toEqual(changed)

  expect(await migrate('--undo', file, '--overwrite')).toMatchObject({code: 0})
  expect(await stored()).toEqual(before)
  await rm(file)
})

test('a draft that was begun since a migration counts as a change, since it holds the migrated form [MIGRATE-1]', async () => {
  await beforeMigration()
  await lake.client.create({_id: 'drafts.siteSettings', _type: 'siteSettings'})
  // Times of documents are whole seconds, and this draft is to be the older one.
  await setTimeout(1000)
  const {output} = await migrate('--write')
  const file = undoFileIn(output)
  const draft = {_id: 'drafts.announcement', _type: 'announcement'}
  await lake.client.create(draft)
  const changed = await stored()

  const refused = await migrate('--undo', file)
  expect(refused.output).toContain('since --write: drafts.announcement.')
  expect(refused.output).toContain(
    'publish or discard them first; --overwrite leaves them as they are. Nothing was changed.',
  )
  expect(refused.output).not.toContain('overwrites it')
  expect(refused.code).toBe(1)
  expect(await stored()).toEqual(changed)

  // The one that was there before says nothing of the migration.
  await lake.client.delete(draft._id)
  expect(await migrate('--undo', file)).toMatchObject({code: 0})
  await lake.client.delete('drafts.siteSettings')
  await rm(file)
})

test('what another dataset was before a migration is not brought into this one', async () => {
  await beforeMigration()
  const {output} = await migrate('--write')
  const file = undoFileIn(output)
  const other = await startLake({dataFolder: await copySeededLake()})
  onTestFinished(() => other.stopAndDelete())
  const refused = await runScript('migrate', ['--undo', file, '--overwrite'], {
    SANITY_API_HOST: other.url,
  })
  expect(refused.output).toContain(
    `belongs to dataset "production" of ${lake.url}, and the environment names dataset "production" of ${other.url}.`,
  )
  expect(refused.code).toBe(1)
  await rm(file)
})

test('the note of hosted Sanity where a document came from is not written back, nor brought back', async () => {
  await beforeMigration()
  await lake.client.patch('siteSettings').set({_system: hostedNote}).commit()
  const {output} = await migrate('--write')
  expect(await stored()).not.toContainEqual(expect.objectContaining({_system: hostedNote}))
  const file = undoFileIn(output)
  expect(await migrate('--undo', file)).toMatchObject({code: 0})
  expect(await stored()).not.toContainEqual(expect.objectContaining({_system: hostedNote}))
  await rm(file)
})

test('a folder is never changed, and a hosted dataset is not looked at without its drafts', async () => {
  const ofFolder = await migrate('--write', 'seed-data')
  expect(ofFolder.output).toContain('never a folder')
  expect(ofFolder.code).toBe(1)
  const hosted = {SANITY_PROJECT_ID: 'abc12345', SANITY_AUTH_TOKEN: ''}
  const withoutToken = await runScript('migrate', [], hosted)
  expect(withoutToken.output).toContain('only with SANITY_AUTH_TOKEN')
  expect(withoutToken.code).toBe(1)
})

/** Content with typed links, and without the menus that they become. */
async function beforeMigration() {
  await lake.client
    .transaction()
    .delete('menus')
    .patch('siteSettings', {set: {headerLinks: [{...typed, _key: 'a'}]}})
    .patch('announcement', {set: {link: typed}})
    .commit()
  return stored()
}

function undoFileIn(output: string): string {
  return /backups\S+\.ndjson/.exec(output)?.[0] ?? ''
}

/** Which transactions changed the three documents last: the lake makes their ids the revisions. */
function transactions() {
  return lake.client.fetch<string[]>(`array::unique(${linked}._rev)`)
}

const linked = '*[_id in ["announcement", "menus", "siteSettings"]]'

async function stored() {
  const documents = await lake.client.fetch<Record<string, unknown>[]>(`${linked} | order(_id asc)`)
  return documents.map(({_rev, _updatedAt, ...document}) => document)
}

function migrate(...args: string[]) {
  return runScript('migrate', args, {SANITY_API_HOST: lake.url, SANITY_AUTH_TOKEN: token})
}
