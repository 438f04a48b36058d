import {execFile} from 'node:child_process'
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'

import {expect, test} from 'vitest'

import {copySeededLake} from '../support/services/seeded-lake.ts'
import {startLake} from './content-lake/support/running-lake.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))

/** Secrets that a build server may have and the site must not contain. */
const secrets = {
  SANITY_AUTH_TOKEN: 'test-token-that-nobody-may-read',
  SUPABASE_SERVICE_ROLE_KEY: 'service-role-key-that-nobody-may-read',
  SUPABASE_JWT_SECRET: 'jwt-secret-that-nobody-may-read',
  AUTH_SIGNING_KEY: 'signing-key-that-nobody-may-read',
  DATABASE_URL: 'postgres://owner:password-that-nobody-may-read@db',
  GITHUB_TOKEN: 'github-token-that-nobody-may-read',
  VITE_INTERNAL_KEY: 'vite-key-that-nobody-may-read',
}

test('the served files hold no secret of the build environment, no source map and no path of the machine', async () => {
  const lake = await startLake({
    dataFolder: await copySeededLake(),
    token: secrets.SANITY_AUTH_TOKEN,
  })
  const output = await mkdtemp(path.join(tmpdir(), 'site-secrets-'))
  try {
    const build = `await (await import('./scripts/site/build-site.ts')).buildSite(process.argv[1])`
    const {VITEST: _, NODE_ENV: _mode, ...env} = process.env
    await run(process.execPath, ['--input-type=module', '-e', build, output], {
      cwd: root,
      env: {...env, ...secrets, SANITY_API_HOST: lake.url},
    })
    const files = await readdir(path.join(output, 'site'), {recursive: true, withFileTypes: true})
    const served = files.filter((file) => file.isFile())
    expect(served.length).toBeGreaterThan(40)
    const leaks: string[] = []
    for (const {name, parentPath} of served) {
      const text = await readFile(path.join(parentPath, name), 'latin1')
      if (name.endsWith('.map')) leaks.push(`${name} is a source map`)
      if (text.includes(root)) leaks.push(`${name} names a folder of the build`)
      const secret = /[\w-]*that-nobody-may-read/.exec(text)?.[0]
      if (secret) leaks.push(`${name} holds ${secret}`)
    }
    expect(leaks).toEqual([])
  } finally {
    await lake.stopAndDelete()
    await rm(output, {recursive: true, force: true})
  }
})
