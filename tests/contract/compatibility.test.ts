import {cp, mkdtemp, readFile, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest'

import {languages} from '#domain/language.ts'
import * as entry from '#src/app/entry-prerender.tsx'
import type {QueryResponse} from '#src/content/query/fetch-query.ts'

import {renderSitePage, sitePaths} from '../../scripts/site/prerender.ts'
import {fieldsOf} from '../support/content/schema-fields.ts'
import {startLake, token} from '../support/lake/running-lake.ts'
import {runScript} from '../support/services/run-script.ts'

const parts = {bundle: '/bundle.js', boot: '', styles: ''}
const kept = path.resolve('tests/compatibility')
const states = (await readdir(kept, {withFileTypes: true})).filter((each) => each.isDirectory())
const folder = await mkdtemp(path.join(tmpdir(), 'compatibility-'))

afterAll(() => rm(folder, {recursive: true, force: true}))

test('the states are listed, and one has content in every language [MIGRATE-2]', async () => {
  const list = await readFile(path.join(kept, 'README.md'), 'utf8')
  const contents = await Promise.all(
    states.map(({name}) => readFile(path.join(kept, name, 'data.ndjson'), 'utf8')),
  )
  const inAll = (content: string) =>
    languages.every((language) => content.includes(`"language":"${language}","title"`))
  expect(contents.filter(inAll).length).toBeGreaterThan(0)
  expect(states.filter(({name}) => !list.includes(`| ${name} | `))).toEqual([])
})

for (const {name: state} of states) {
  describe(`a backup of ${state} [MIGRATE-2]`, () => {
    const backup = path.join(folder, state)
    let lake: Awaited<ReturnType<typeof startLake>>

    beforeAll(async () => {
      lake = await startLake()
      await cp('seed-data/images', path.join(backup, 'images'), {recursive: true})
      await cp(path.join(kept, state, 'data.ndjson'), path.join(backup, 'data.ndjson'))
      return () => lake.stopAndDelete()
    })

    test('is seeded, comes into today’s form by npm run migrate, and breaks no rule of the Studio', async () => {
      expect(await run('seed', [backup])).toMatchObject({code: 0})
      const migrated = await run('migrate', ['--write'])
      expect(migrated.code, migrated.output).toBe(0)
      const checked = await run('content-check', [])
      expect(checked.output).toMatch(/ documents checked: 0 errors, /)
    })

    test('has every page, whole and with links that lead somewhere', async () => {
      const snapshot = await entry.readSiteSnapshot(read)
      const paths = sitePaths(entry, snapshot)
      const written = await lake.client.fetch<{path: string; title: string}[]>(
        '*[_type in ["page", "service", "legalDocument"] && defined(path)]{path, title}',
      )
      expect(written.length).toBeGreaterThan(9)
      expect(paths).toEqual(expect.arrayContaining(written.map((page) => page.path)))
      for (const {path: pagePath, title} of written) {
        const {html} = await renderSitePage(entry, pagePath, snapshot, parts)
        expect(html.text, pagePath).toContain(title.replaceAll('&', '&amp;'))
        expect(html.text, pagePath).not.toMatch(/>(?:undefined|null|NaN|\[object Object\])</)
        const targets = [...html.text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(
          ([, href]) => href,
        )
        expect(targets.length).toBeGreaterThan(5)
        expect(paths, pagePath).toEqual(expect.arrayContaining(targets))
      }
    })

    test('is the same once it is exported and restored elsewhere', async () => {
      const other = await startLake()
      onTestFinished(() => other.stopAndDelete())
      const copy = path.join(folder, `${state}-restored`)
      expect(await run('export', [copy])).toMatchObject({code: 0})
      expect(await run('seed', [copy], other.url)).toMatchObject({code: 0})
      const content =
        '*[!(_type match "sanity.*")] | order(_id){..., "_rev": null, "_createdAt": null, "_updatedAt": null}'
      expect(await other.client.fetch(content)).toEqual(await lake.client.fetch(content))
    })

    test('was written with fields that the schema has today or that npm run migrate knows', async () => {
      const before = fieldsOf(await schemaIn(path.join(kept, state)))
      const today = fieldsOf(await schemaIn('studio'))
      expect(before.length).toBeGreaterThan(100)
      const gone = before.filter((field) => !today.includes(field) && !migratedFields.has(field))
      expect(gone).toEqual([])
    })

    async function read<Result>(query: string, params: Record<string, string>) {
      const published = lake.client.withConfig({perspective: 'published'})
      const response: QueryResponse<Result> = {
        result: await published.fetch(query, params),
        syncTags: [],
      }
      return response
    }

    function run(script: string, args: string[], url = lake.url) {
      return runScript(script, args, {SANITY_API_HOST: url, SANITY_AUTH_TOKEN: token})
    }
  })
}

/** What scripts/migrate moves: typed links, and the menus that were part of Company details. */
const migratedFields = new Set([
  'richText[].markDefs[].href',
  'link.href',
  'packagesSection.packageHref',
  'siteSettings.headerLinks',
  'siteSettings.quickLinks',
])

async function schemaIn(folderOfSchema: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folderOfSchema, 'schema.json'), 'utf8'))
}
