import {build} from 'vite'
import {beforeAll, expect, test, vi} from 'vitest'

import {siteBundle} from '../../scripts/vite/site-bundle.ts'

/** What only the Studio's preview and an opened sign-in may load. */
const heavy =
  /\/node_modules\/(?:sanity|@sanity\/(?:client|comlink|presentation-comlink|visual-editing[\w-]*|ui|mutate)|styled-components|@supabase\/[\w-]+)\//

/** The modules that bring it, each behind an import() of its own. */
const gates = ['/src/preview/start-preview.ts', '/src/auth/client/auth-client.ts']

type Chunk = {
  facadeModuleId: string | null
  imports: string[]
  dynamicImports: string[]
  moduleIds: string[]
}

const chunks = new Map<string, Chunk>()
let entry = ''

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const result = await build({
    ...siteBundle,
    logLevel: 'error',
    build: {...siteBundle.build, write: false},
  })
  for (const file of 'output' in result ? result.output : []) {
    if (file.type !== 'chunk') continue
    chunks.set(file.fileName, file)
    if (file.isEntry) entry = file.fileName
  }
})

test('no page of the site brings code of the Studio, of its preview, of the lake’s client or of Supabase', () => {
  const pages = reach(entry, ({facadeModuleId}) => !isGate(facadeModuleId))
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.flatMap(heavyModules)).toEqual([])
})

test('that code is there, behind the preview and behind the sign-in', () => {
  for (const gate of gates) {
    const name = [...chunks].find(([, {facadeModuleId}]) => facadeModuleId?.endsWith(gate))?.[0]
    expect(reach(name ?? '', () => true).flatMap(heavyModules)).not.toEqual([])
  }
})

/** Names of the chunks that a chunk leads to, itself included, as far as `mayFollow` lets it. */
function reach(start: string, mayFollow: (chunk: Chunk) => boolean): string[] {
  const reached = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || reached.has(name) || !mayFollow(chunk)) return
    reached.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) follow(next)
  }
  follow(start)
  return [...reached]
}

function heavyModules(name: string): string[] {
  return (chunks.get(name)?.moduleIds ?? []).filter((id) => heavy.test(id))
}

function isGate(facade: string | null): boolean {
  return gates.some((gate) => facade?.endsWith(gate))
}
