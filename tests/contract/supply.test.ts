import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeAll, expect, test} from 'vitest'

import site from '../../package.json' with {type: 'json'}
import studio from '../../studio/package.json' with {type: 'json'}
import {runScript} from '../support/services/run-script.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supply-'))
  const via = [{url: 'https://github.com/advisories/GHSA-1', title: 'A hole', name: 'react'}]
  const found = {vulnerabilities: {react: {via}}, missing: [{name: 'vite', version: '8.3.8'}]}
  const npm = `console.log(${JSON.stringify(JSON.stringify(found))})`
  await writeFile(path.join(folder, 'npm.mjs'), npm)
})
afterAll(() => rm(folder, {recursive: true}))

test('without git, advisories and signatures are looked for all the same [SUPPLY-1]', async () => {
  const {code, output} = await supply([])
  expect(output.trim().split('\n')).toEqual([
    'No git history can be read here, so new releases were not looked for.',
    'GHSA-1, react: A hole. Update it, or accept it until a day in scripts/supply/exceptions.ts.',
    'vite@8.3.8 has no signature.',
  ])
  expect(code).toBe(1)
})

test('a commit that is named and cannot be read is refused in one sentence', async () => {
  const {code, output} = await supply(['--since', 'HEAD~1'])
  expect(output).toMatch(/^The lock file at HEAD~1 cannot be read: git cannot be run\.\n$/)
  expect(code).toBe(1)
})

test('the registry is asked through the proxy that the variables name', async () => {
  const {code, output} = await supply([], {HTTPS_PROXY: 'proxy.example'})
  expect(output).toMatch(/^HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy: .*\n$/)
  expect(code).toBe(1)
})

test('the list of what runs has all that site and Studio are made of, fonts, icons and styles too, and nothing for development', async () => {
  // npm itself reads these files and knows the form of the list.
  const lister = path.join(folder, 'list.mjs')
  await writeFile(
    lister,
    `import {readFileSync} from 'node:fs'
    const read = (name) => JSON.parse(readFileSync(name, 'utf8'))
    const manifests = [read('package.json'), read('studio/package.json')]
    console.log(JSON.stringify({args: process.argv.slice(2), manifests, lock: read('package-lock.json')}))`,
  )
  const {code, output} = await runScript('sbom', [], {npm_execpath: lister})
  expect(code).toBe(0)
  const {args, manifests, lock} = JSON.parse(output)
  expect(args).toEqual(['sbom', '--package-lock-only', '--sbom-format=cyclonedx'])
  const needed = Object.keys({...site.dependencies, ...studio.dependencies})
  expect(needed).toEqual(
    expect.arrayContaining([
      '@fontsource-variable/hanken-grotesk',
      '@fontsource-variable/noto-serif-display',
      'lucide-static',
      'tailwindcss',
    ]),
  )
  const listed = Object.keys(lock.packages)
  expect(listed).toEqual(expect.arrayContaining(needed.map((name) => `node_modules/${name}`)))
  for (const name of ['vitest', '@playwright/test', 'oxlint', 'lighthouse']) {
    expect(site.devDependencies).toHaveProperty([name])
    expect(listed).not.toContain(`node_modules/${name}`)
  }
  for (const manifest of [...manifests, lock.packages[''], lock.packages.studio]) {
    expect(manifest).toHaveProperty('dependencies')
    expect(manifest).not.toHaveProperty('devDependencies')
  }
})

/** On a machine without git. */
function supply(args: string[], environment = {}) {
  const variables = {PATH: folder, npm_execpath: path.join(folder, 'npm.mjs'), ...environment}
  return runScript('supply', args, variables)
}
