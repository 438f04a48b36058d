import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterEach, beforeEach, expect, onTestFinished, test} from 'vitest'

import {seedDocuments} from '../support/content/seed-documents.ts'
import {startLake} from '../support/lake/running-lake.ts'
import {bareEnvironment} from '../support/services/bare-environment.ts'
import {freePort} from '../support/services/free-port.ts'
import {runScript} from '../support/services/run-script.ts'
import {startServer} from '../support/services/start-server.ts'
import {redAndBlueImage} from './content-lake/support/images.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-content-'))
})
afterEach(() => rm(folder, {recursive: true, force: true}))

test('a first start that ended while pictures were loaded is made up for by the next', async () => {
  const lake = await startLake({dataFolder: path.join(folder, 'data/content-lake')})
  await lake.client.assets.upload('image', await redAndBlueImage(64, 40))
  await lake.stop()
  const {code, output} = await run('export', [path.join(folder, 'copy')])
  expect(output).toContain(`${seedDocuments.length} documents`)
  expect(code).toBe(0)
})

test('a backup that is loaded into a new local content lake is all that is there', async () => {
  const backup = path.join(folder, 'backup')
  const document = {_id: 'siteSettings', _type: 'siteSettings', phone: '+13055550123'}
  await mkdir(backup)
  await writeFile(path.join(backup, 'data.ndjson'), `${JSON.stringify(document)}\n`)
  expect(await run('seed', [backup])).toMatchObject({code: 0})
  const copy = path.join(folder, 'copy')
  expect(await run('export', [copy])).toMatchObject({code: 0})
  const text = await readFile(path.join(copy, 'data.ndjson'), 'utf8')
  expect(JSON.parse(text)).toEqual({...document, _createdAt: expect.any(String)})
})

test('a proxy is not asked for the local content lake', async () => {
  const proxy = await startServer((_, response) => response.writeHead(502).end())
  onTestFinished(proxy.stop)
  const variables = {HTTP_PROXY: proxy.url, http_proxy: proxy.url, NO_PROXY: 'intranet.example'}
  await mkdir(path.join(folder, 'backup'))
  const document = {_id: 'siteSettings', _type: 'siteSettings', phone: '+13055550123'}
  await writeFile(path.join(folder, 'backup/data.ndjson'), `${JSON.stringify(document)}\n`)
  const {code, output} = await run('seed', [path.join(folder, 'backup')], variables)
  expect(code, output).toBe(0)
  expect(proxy.requests()).toBe(0)
})

test('a proxy that is no URL is refused in one sentence', async () => {
  const {code, output} = await run('export', [], {HTTPS_PROXY: 'proxy.example'})
  expect(output).toMatch(/^HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy: .*\n$/)
  expect(code).toBe(1)
})

test('a content lake that one command started stays until the others that use it have ended', async () => {
  const variables = {
    EMULATOR_DATA: path.join(folder, 'data'),
    CONTENT_LAKE_PORT: String(await freePort()),
  }
  const first = startCommand(variables)
  await first.says('begun')
  const second = startCommand(variables)
  await second.says('begun')
  first.end()
  await first.says('Another command still uses the content lake')
  const {ok} = await fetch(`http://localhost:${variables.CONTENT_LAKE_PORT}/v1/ping`)
  expect(ok).toBe(true)
  second.end()
  expect(await second.ended).toBe(0)
  expect(await first.ended).toBe(0)
})

test('a command that failed says so before it waits for others', async () => {
  const variables = {
    EMULATOR_DATA: path.join(folder, 'data'),
    CONTENT_LAKE_PORT: String(await freePort()),
  }
  const first = startCommand(variables, {fails: true})
  await first.says('begun')
  const second = startCommand(variables)
  await second.says('begun')
  first.end()
  await first.says('Another command still uses the content lake')
  await first.says('It has failed.')
  second.end()
  expect(await first.ended).toBe(1)
})

test('a server that uses the content lake of another command is not waited for', async () => {
  const variables = {
    EMULATOR_DATA: path.join(folder, 'data'),
    CONTENT_LAKE_PORT: String(await freePort()),
  }
  const first = startCommand(variables)
  await first.says('begun')
  const server = startCommand(variables, {isServer: true})
  await server.says('begun')
  first.end()
  expect(await first.ended).toBe(0)
  server.end()
  expect(await server.ended).toBe(0)
})

test.for(['seed', 'migrate', 'export', 'build'])(
  '%s leaves the running content lake of another clone alone',
  async (command) => {
    const theirs = path.join(folder, 'Ána’s clone/content-lake')
    const lake = await startLake({dataFolder: theirs})
    onTestFinished(lake.stop)
    const {port} = new URL(lake.url)
    const {code, output} = await run(command, [], {CONTENT_LAKE_PORT: port})
    expect(output).toBe(
      `The content lake at http://localhost:${port} belongs to ${await realpath(theirs)}: stop it, or set CONTENT_LAKE_PORT.\n`,
    )
    expect(code).toBe(1)
    expect(await lake.client.fetch('count(*)')).toBe(0)
  },
)

test('a clone that is reached by a link uses its own running content lake', async () => {
  const lake = await startLake({dataFolder: path.join(folder, 'data/content-lake')})
  onTestFinished(lake.stop)
  await symlink(path.join(folder, 'data'), path.join(folder, 'link'), 'junction')
  const command = startCommand({
    EMULATOR_DATA: path.join(folder, 'link'),
    CONTENT_LAKE_PORT: new URL(lake.url).port,
  })
  await command.says('begun')
  command.end()
  expect(await command.ended).toBe(0)
})

/** A command that uses the local content lake until the test lets it end. */
function startCommand(
  variables: Record<string, string>,
  {fails = false, isServer = false}: {fails?: boolean; isServer?: boolean} = {},
) {
  const program = `
    import {once} from 'node:events'
    import {withContentLake} from './scripts/dataset/with-content-lake.ts'
    const work = async () => {
      console.log('begun')
      await once(process.stdin.resume(), 'end')
      if (${fails}) throw new Error('It has failed.')
    }
    await withContentLake(work, {bringsContent: true, isServer: ${isServer}})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: {...bareEnvironment(), ...variables},
    stdio: 'pipe',
  })
  onTestFinished(() => void child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += chunk))
  }
  return {
    says: async (text: string) => {
      await expect.poll(() => output, {timeout: 60_000}).toContain(text)
    },
    end: () => child.stdin.end(),
    ended: once(child, 'exit').then(([code]: (number | null)[]) => code),
  }
}

/** Without a content lake of its own, so that the command starts the local one. */
function run(script: string, args: string[], environment = {}) {
  return runScript(script, args, {EMULATOR_DATA: path.join(folder, 'data'), ...environment})
}
