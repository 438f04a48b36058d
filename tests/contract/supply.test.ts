import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {afterAll, beforeAll, expect, test} from 'vitest'

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
    'GHSA-1, react: A hole',
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

/** On a machine without git. */
function supply(args: string[], environment = {}) {
  const variables = {PATH: folder, npm_execpath: path.join(folder, 'npm.mjs'), ...environment}
  return runScript('supply', args, variables)
}
