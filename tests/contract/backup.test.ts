import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {exportDataset} from '../../scripts/dataset/export-dataset.ts'
import {seedDocuments} from '../support/content/seed-documents.ts'
import {startLake, token} from '../support/lake/running-lake.ts'
import {freePort} from '../support/services/free-port.ts'
import {runScript} from '../support/services/run-script.ts'
import {startServer} from '../support/services/start-server.ts'
import {redAndBlueImage} from './content-lake/support/images.ts'

const [original, other] = [await startLake(), await startLake()]
const folder = await mkdtemp(path.join(tmpdir(), 'backup-'))
const backup = path.join(folder, 'backup')
const content = '*[!(_type match "sanity.*")] | order(_id)'

afterAll(async () => {
  await Promise.all([original.stopAndDelete(), other.stopAndDelete()])
  await rm(folder, {recursive: true, force: true})
})

test('seeded and exported, the documents and pictures are those of seed-data', async () => {
  expect(await run('seed', [], original.url)).toMatchObject({code: 0})
  const copy = path.join(folder, 'seeded')
  const {code, output} = await run('export', [copy], original.url)
  expect(output).toContain(`${seedDocuments.length} documents`)
  expect(code).toBe(0)
  const lines = (await readFile(path.join(copy, 'data.ndjson'), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    seedDocuments
      .toSorted((a, b) => (a._id < b._id ? -1 : 1))
      .map((document) => ({...document, _createdAt: expect.any(String)})),
  )
  expect(await picturesIn(copy)).toEqual(await picturesIn('seed-data'))
})

test('a backup restored elsewhere is the same, drafts, files and pictures too [EXPORT-1]', async () => {
  const {client} = original
  await client.patch('vehicle-s550').set({description: 'Changed “since” – ü'}).commit()
  await client.create({_id: 'drafts.siteSettings', _type: 'siteSettings', phone: '+13055550123'})
  // A name that two pictures have, and one that no file system should see.
  for (const [width, filename] of [
    [64, 'hero.webp'],
    [80, '../../etc/a b?.png'],
  ] as const) {
    await client.assets.upload('image', await redAndBlueImage(width, 40), {filename})
  }
  await client.assets.upload('file', Buffer.from('a,b'), {filename: 'rates.csv'})

  expect(await run('export', [backup], original.url)).toMatchObject({code: 0})
  expect(await run('seed', [backup], other.url)).toMatchObject({code: 0})

  const [before, after] = await Promise.all(
    [original, other].map((lake) =>
      lake.client.fetch(`${content}{..., "_rev": 0, "_updatedAt": 0}`),
    ),
  )
  expect(after).toEqual(before)
  expect(after).toHaveLength(seedDocuments.length + 1)
  const hashes =
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, sha1hash, size} | order(_id)'
  expect(await other.client.fetch(hashes)).toEqual(await original.client.fetch(hashes))
  const again = path.join(folder, 'again')
  await run('export', [again], other.url)
  expect(await readFile(path.join(again, 'data.ndjson'))).toEqual(
    await readFile(path.join(backup, 'data.ndjson')),
  )
  expect(await picturesIn(again)).toEqual(await picturesIn(backup))
  expect(await readdir(path.join(again, 'files'))).toEqual(['rates.csv'])
})

test('the same content gives the same files after it was published once more, and none of hosted Sanity’s own notes', async () => {
  const small = await startLake()
  const exportWith = async (rev: string) => {
    // Where a document came from, as hosted Sanity notes it.
    const _system = {base: {id: 'siteSettings', rev}}
    await small.client.createOrReplace({_id: 'siteSettings', _type: 'siteSettings', _system})
    await run('export', [path.join(folder, rev)], small.url)
    return readFile(path.join(folder, rev, 'data.ndjson'), 'utf8')
  }
  try {
    const first = await exportWith('first')
    expect(first).not.toContain('_system')
    expect(await exportWith('second')).toBe(first)
  } finally {
    await small.stopAndDelete()
  }
})

test('what people wrote of pictures and files comes back, and later uploads go when the dataset is to be exactly the backup', async () => {
  const small = await startLake()
  const {client} = small
  const fields = {
    title: 'At the pier',
    altText: 'A black car beside the water',
    description: 'For the first page',
    creditLine: 'The photographer',
  }
  const picture = await client.assets.upload('image', await redAndBlueImage(96, 40))
  const file = await client.assets.upload('file', Buffer.from('c,d'), {filename: 'fees.csv'})
  await client
    .transaction()
    .patch(picture._id, {set: fields})
    .patch(file._id, {set: {title: 'Fees'}})
    .commit()
  await client.create({_id: 'siteSettings', _type: 'siteSettings', phone: '+13055550123'})
  const copy = path.join(folder, 'with-fields')
  expect(await run('export', [copy], small.url)).toMatchObject({code: 0})

  await client
    .patch(picture._id)
    .set({altText: 'Changed', label: 'later'})
    .unset(['title'])
    .commit()
  const later = await client.assets.upload('image', await redAndBlueImage(112, 40))
  const restored = await run('seed', [copy, '--overwrite', '--exact'], small.url)
  expect(restored).toMatchObject({code: 0})
  expect(await client.getDocument(picture._id)).toMatchObject(fields)
  expect(await client.getDocument(picture._id)).not.toHaveProperty('label')
  expect(await client.getDocument(later._id)).toBeFalsy()

  const empty = await startLake()
  try {
    expect(await run('seed', [copy], empty.url)).toMatchObject({code: 0})
    expect(await empty.client.getDocument(picture._id)).toMatchObject(fields)
    expect(await empty.client.getDocument(file._id)).toMatchObject({
      title: 'Fees',
      originalFilename: 'fees.csv',
    })
  } finally {
    await Promise.all([small.stopAndDelete(), empty.stopAndDelete()])
  }
})

test('a hosted content lake gets the token for its own files alone, and pictures arrive as they were uploaded', async () => {
  const other = await startServer((request, response) =>
    response.writeHead(request.headers.authorization ? 400 : 200).end('elsewhere'),
  )
  const port = await freePort()
  const lake = await startLake({publicPort: port})
  const asked = new Set<string>()
  /** In front of the lake, its files as Sanity's CDN answers for them. */
  const cdn = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', lake.url)
    const kind = url.pathname.split('/')[1]
    const isSigned = request.headers.authorization === `Bearer ${token}`
    if (kind === 'images' || kind === 'files') {
      if (!asked.has(url.pathname)) {
        asked.add(url.pathname)
        return response.writeHead(503).end()
      }
      if (url.searchParams.has('dlRaw') && kind === 'files') return response.writeHead(400).end()
      if (url.searchParams.has('dlRaw') && !isSigned) return response.writeHead(401).end()
      if (!url.searchParams.has('dlRaw') && kind === 'images') return response.end('smaller')
      url.searchParams.delete('dlRaw')
    }
    const answer = await fetch(url, {headers: isSigned ? {authorization: `Bearer ${token}`} : {}})
    response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()))
  }).listen(port, '127.0.0.1')
  try {
    const {client} = lake
    const picture = await client.assets.upload('image', await redAndBlueImage(64, 40))
    await client.assets.upload('file', Buffer.from('a,b'), {filename: 'rates.csv'})
    const bytes = Buffer.from('elsewhere')
    await client.create({
      ...picture,
      _id: `image-${createHash('sha1').update(bytes).digest('hex')}-1x1-png`,
      url: `${other.url}moved.png`,
      sha1hash: createHash('sha1').update(bytes).digest('hex'),
    })
    const copy = path.join(folder, 'hosted')
    const {code, output} = await run('export', [copy], `http://localhost:${port}`)
    expect(output).toContain('3 pictures and files')
    expect(code).toBe(0)
    expect(await readdir(path.join(copy, 'files'))).toEqual(['rates.csv'])
  } finally {
    cdn.close()
    other.stop()
    await lake.stopAndDelete()
  }
})

test('only a folder that an export wrote is replaced [EXPORT-1]', async () => {
  const backups = path.join(folder, 'backups')
  await cp(backup, path.join(backups, 'monday'), {recursive: true})
  const replace = (place: string) => exportDataset(place, {client: original.client, replace: true})
  await expect(replace(backups)).rejects.toThrow(
    `${backups} holds monday and is not what "npm run export" wrote`,
  )

  const noted = path.join(backups, 'monday')
  await writeFile(path.join(noted, 'notes.txt'), 'Years of work')
  await expect(replace(noted)).rejects.toThrow(`${noted} holds notes.txt`)
  expect(await readFile(path.join(noted, 'notes.txt'), 'utf8')).toBe('Years of work')
  await rm(path.join(noted, 'notes.txt'))
  expect(await run('export', [noted, '--overwrite'], original.url)).toMatchObject({code: 0})
  expect(await readdir(backups)).toEqual(['monday'])
})

test('a backup that was moved aside when its export was killed is back, even when the next export fails [EXPORT-1]', async () => {
  const copy = path.join(folder, 'interrupted')
  await cp(backup, `${copy}.replaced`, {recursive: true})
  const {code, output} = await run('export', [copy, '--overwrite'], 'http://localhost:1')
  expect(output).toMatch(/^The content lake does not answer at http:\/\/localhost:1 .*\n$/)
  expect(code).toBe(1)
  expect(await readFile(path.join(copy, 'data.ndjson'))).toEqual(
    await readFile(path.join(backup, 'data.ndjson')),
  )
})

test('a backup that cannot be written is no matter of the network', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  const {code, output} = await run('export', [path.join(file, 'backup')], original.url)
  expect(output).toContain('ENOTDIR')
  expect(output).not.toContain('does not answer')
  expect(code).toBe(1)
})

test('the local content lake takes the name of its dataset from SANITY_DATASET', async () => {
  const copy = path.join(folder, 'staging')
  const {code, output} = await runScript('export', [copy], {
    SANITY_DATASET: 'staging',
    EMULATOR_DATA: path.join(folder, 'local-data'),
  })
  expect(output).toContain(`${seedDocuments.length} documents`)
  expect(output).toContain('dataset "staging"')
  expect(code).toBe(0)
})

test('a copy is not written over another one unless --overwrite says so [EXPORT-1]', async () => {
  const {code, output} = await run('export', [backup], original.url)
  expect(code).toBe(1)
  expect(output).toContain(`${backup} holds something already`)
})

test.each([
  [
    'a token that is not known',
    {SANITY_AUTH_TOKEN: 'wrong'},
    'SANITY_AUTH_TOKEN must be a token of this project',
  ],
  ['no token', {SANITY_AUTH_TOKEN: ''}, 'needs SANITY_AUTH_TOKEN'],
])('with %s both commands say what to do', async (_, environment, message) => {
  for (const script of ['seed', 'export']) {
    const {code, output} = await run(
      script,
      [script === 'seed' ? 'seed-data' : `${backup}-2`],
      original.url,
      {SANITY_PROJECT_ID: 'localdev', ...environment},
    )
    expect(output).toContain(message)
    expect(output.trim()).not.toContain('\n')
    expect(code).toBe(1)
  }
})

test('a copy of a hosted dataset is never one of this machine because the project is not named', async () => {
  const folder = `${backup}-3`
  const {code, output} = await runScript('export', [folder], {SANITY_AUTH_TOKEN: token})
  expect(output).toContain('SANITY_AUTH_TOKEN is set, and SANITY_PROJECT_ID is not')
  expect(code).toBe(1)
  expect(existsSync(folder)).toBe(false)
})

function run(script: string, args: string[], url: string, environment = {}) {
  return runScript(script, args, {SANITY_API_HOST: url, SANITY_AUTH_TOKEN: token, ...environment})
}

async function picturesIn(where: string) {
  const images = path.join(where, 'images')
  const names = (await readdir(images)).toSorted()
  return Promise.all(
    names.map(async (name) => [name, (await readFile(path.join(images, name))).toString('base64')]),
  )
}
