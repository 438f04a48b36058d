import {execFile} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {promisify} from 'node:util'

const run = promisify(execFile)

/** Milliseconds of the whole `npm run build`. */
export async function timedBuild(output = 'dist', env = process.env): Promise<number> {
  const start = performance.now()
  await run(process.execPath, ['scripts/build.ts', '--output', output], {env})
  return performance.now() - start
}

/** What renders the pages, built as for the site. */
export async function prerendererEntry() {
  const {buildPrerenderer} = await import('../scripts/site/build-prerenderer.ts')
  const {loadPrerenderer} = await import('../scripts/site/prerender.ts')
  const folder = await mkdtemp(path.join(tmpdir(), 'prerenderer-'))
  await buildPrerenderer(folder)
  const entry = await loadPrerenderer(folder)
  await rm(folder, {recursive: true})
  return entry
}
