import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises'
import {createServer, type Server} from 'node:net'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'

import {readEnvironment} from '../../environment.ts'
import {contentLakeClient} from '../../scripts/dataset/content-lake-client.ts'
import {freePort, isFree} from '../support/services/free-port.ts'
import {runScript} from '../support/services/run-script.ts'

let dataFolder: string
let ports: Record<string, number>

beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'site-dev-'))
  const names = ['SITE', 'STUDIO', 'CONTENT_LAKE', 'AUTH', 'INBOX', 'BOOKING_WIDGET']
  ports = Object.fromEntries(
    await Promise.all(names.map(async (name) => [`${name}_PORT`, await freePort()] as const)),
  )
})
afterAll(() => rm(dataFolder, {recursive: true, force: true}))

test(
  'the dev command prints one table of URLs, answers with seeded content and stops on Ctrl-C [DEV-1]',
  {timeout: 120_000},
  async () => {
    const first = startDev()
    await first.printed('Ctrl-C stops everything')
    for (const port of Object.values(ports)) expect(first.output()).toContain(`:${port}`)
    const home = await (await fetch(`http://localhost:${ports['SITE_PORT']}/`)).text()
    expect(home).toContain('Luxury Chauffeur Services in Miami &amp; South Florida')
    expect(home).toContain('$120-180')
    const missing = await fetch(`http://localhost:${ports['SITE_PORT']}/nowhere`)
    expect(missing.status).toBe(404)
    const manifest = await fetch(`http://localhost:${ports['SITE_PORT']}/site.webmanifest`)
    expect(await manifest.json()).toMatchObject({name: 'The Chauffeur Company'})
    await localLake()
      .patch('page-careers')
      .set({formerPaths: ['/jobs']})
      .commit()
    const former = await fetch(`http://localhost:${ports['SITE_PORT']}/jobs?ref=mail`, {
      redirect: 'manual',
    })
    expect(former.status).toBe(301)
    expect(former.headers.get('location')).toBe('/careers?ref=mail')
    expect(former.headers.get('cache-control')).toBe('no-store')
    await first.stop()
    expect(first.process.exitCode).toBe(0)
    for (const port of Object.values(ports)) expect(await isFree(port), `${port}`).toBe(true)

    const second = startDev()
    await second.printed('Ctrl-C stops everything')
    expect(first.output()).toContain('Loading the seed data')
    expect(second.output()).not.toContain('Loading the seed data')
    await second.stop()
  },
)

/** The script of the npm that started these tests; Vitest that was called by itself has none. */
const npm = process.env['npm_execpath'] ?? ''

test.skipIf(!npm)(
  'SIGTERM to npm stops everything that its dev command started [DEV-1]',
  {timeout: 120_000},
  async () => {
    const dev = startDev([npm, 'run', 'dev'])
    await dev.printed('Ctrl-C stops everything')
    dev.process.kill('SIGTERM')
    for (const port of Object.values(ports)) {
      await expect.poll(() => isFree(port), {message: `${port}`, timeout: 30_000}).toBe(true)
    }
  },
)

test('a taken port is named in one sentence [DEV-2]', {timeout: 60_000}, async () => {
  const blocker = createServer()
  blocker.listen(ports['BOOKING_WIDGET_PORT'], '127.0.0.1')
  await once(blocker, 'listening')
  try {
    const dev = startDev()
    await once(dev.process, 'exit')
    expect(dev.process.exitCode).toBe(1)
    expect(dev.output().trim().split('\n')).toHaveLength(1)
    expect(dev.output()).toContain(`Port ${ports['BOOKING_WIDGET_PORT']}, which the booking widget`)
  } finally {
    blocker.close()
  }
})

test.for(['127.0.0.1', '::1'])(
  'the preview names its port when another program has it at %s',
  async (host, {skip}) => {
    const port = await freePort()
    const blocker = createServer().listen(port, host)
    onTestFinished(() => void blocker.close())
    if (!(await listens(blocker))) skip('a machine without IPv6 has nobody there')
    const {code, output} = await runScript('preview', [], {PREVIEW_PORT: `${port}`})
    expect(output).toContain(`Port ${port}, which the production build needs, is taken`)
    expect(code).toBe(1)
  },
)

test(
  'the Studio is built for the environment that it is given, and no secret of it is inside',
  {timeout: 300_000},
  async () => {
    const output = path.join(dataFolder, 'studio')
    const {code, output: said} = await runScript('studio', ['build', output, '--yes'], {
      SANITY_PROJECT_ID: 'abc12345',
      SANITY_AUTH_TOKEN: 'token-that-nobody-may-read',
      SUPABASE_SERVICE_ROLE_KEY: 'key-that-nobody-may-read',
      SITE_URL: 'https://www.example.com/',
      STUDIO_URL: 'https://example.sanity.studio',
      BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
    })
    expect(code, said).toBe(0)
    const built = await textOf(output)
    for (const part of ['"abc12345"', '"https://www.example.com"', '"https://book.example.com"']) {
      expect(built.includes(part) || built.includes(part.replaceAll('"', '`')), part).toBe(true)
    }
    expect(/[\w-]*that-nobody-may-read/.exec(built)).toBeNull()
  },
)

function listens(server: Server): Promise<boolean> {
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}

async function textOf(folder: string): Promise<string> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(({parentPath, name}) => readFile(path.join(parentPath, name), 'latin1'))
  return (await Promise.all(texts)).join('\n')
}

function localLake() {
  const {contentLake} = readEnvironment({CONTENT_LAKE_PORT: String(ports['CONTENT_LAKE_PORT'])})
  return contentLakeClient(contentLake)
}

function startDev(program = ['scripts/dev.ts']) {
  const child = spawn(process.execPath, program, {
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      EMULATOR_DATA: dataFolder,
      NODE_ENV: 'development',
      VITEST: undefined,
      ENV_FILE: 'none',
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const stop = async () => {
    child.kill('SIGINT')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  onTestFinished(stop)
  return {
    process: child,
    output: () => output,
    printed: (words: string) => untilPrinted(child, () => output, words),
    stop,
  }
}

async function untilPrinted(child: ChildProcess, output: () => string, words: string) {
  while (!output().includes(words)) {
    if (child.exitCode !== null) throw new Error(`The command ended early:\n${output()}`)
    const waiting = new AbortController()
    const {signal} = waiting
    await Promise.race([
      once(child.stdout ?? child, 'data', {signal}),
      once(child, 'exit', {signal}),
    ])
    waiting.abort()
  }
}

test('the benchmark names its parts when it is asked for another', async () => {
  const {code, output} = await runScript('../bench/run', ['nothing'], {})
  expect(code).toBe(1)
  expect(output).toContain('There is no part nothing. The parts are bytes, ')
})

test.each(['export', 'seed', 'migrate', 'content-check'])(
  '%s takes no part of a name with spaces for a folder',
  async (command) => {
    const {code, output} = await runScript(command, ['seed-data', 'of May'], {})
    expect(output).toBe(
      'This command takes one folder and was given "seed-data" and "of May". Put a name with spaces in quotes.\n',
    )
    expect(code).toBe(1)
  },
)
