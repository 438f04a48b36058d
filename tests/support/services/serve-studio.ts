import {execFile} from 'node:child_process'
import {cp, mkdir, mkdtemp, readFile, rm, symlink} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import {serve} from '@hono/node-server'
import {serveStatic} from '@hono/node-server/serve-static'
import {Hono} from 'hono'

import {noTelemetry} from '../../../scripts/studio/no-telemetry.ts'
import {packageCommand} from '../../../scripts/terminal/package-command.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const run = promisify(execFile)

type StudioOptions = {
  port: number
  /** The SANITY_STUDIO_ variables that the build writes into the Studio. */
  environment: Record<string, string>
}

/**
 * Serves the Studio as its production build. The first request builds it, so that runs without a test of
 * the Studio do not wait for it.
 */
export async function serveStudio({port, environment}: StudioOptions) {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-build-'))
  const files = path.join(folder, 'dist')
  await mkdir(files)
  const stopped = new AbortController()
  let built: Promise<string> | undefined
  const build = () => (built ??= buildStudio(folder, environment, stopped.signal))

  const app = new Hono()
  app.use(async (_, next) => {
    await build()
    await next()
  })
  // The names of these files hold a hash.
  app.use('/static/*', async (c, next) => {
    await next()
    c.header('cache-control', 'public, max-age=31536000, immutable')
  })
  app.use(serveStatic({root: files}))
  app.notFound(async (c) => c.html(await readFile(path.join(await build(), 'index.html'), 'utf8')))
  app.onError((error, c) => c.text(error.message, 500))

  const server = serve({fetch: app.fetch, port, hostname: '127.0.0.1'})
  return {
    stop: async () => {
      stopped.abort()
      await built?.catch(() => undefined)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await rm(folder, {recursive: true, force: true})
    },
  }
}

/** Builds from a copy, because the build writes files beside the sources that a running Studio reads. */
async function buildStudio(
  folder: string,
  environment: Record<string, string>,
  signal: AbortSignal,
) {
  const source = path.join(folder, 'studio')
  const output = path.join(folder, 'dist')
  const skipped = ['node_modules', '.sanity', 'dist'].map((name) => path.join(root, 'studio', name))
  await cp(path.join(root, 'studio'), source, {
    recursive: true,
    filter: (file) => !skipped.includes(file),
  })
  for (const name of ['domain', 'docs']) {
    await cp(path.join(root, name), path.join(folder, name), {recursive: true})
  }
  await symlink(path.join(root, 'node_modules'), path.join(source, 'node_modules'), 'junction')
  await run(process.execPath, [packageCommand('sanity'), 'build', output, '--yes'], {
    cwd: source,
    env: {...process.env, ...environment, ...noTelemetry},
    signal,
  })
  await readFile(path.join(output, 'index.html'))
  return output
}
