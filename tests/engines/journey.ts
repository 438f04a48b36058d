import {type TestDetails, expect, test as base} from '@playwright/test'

import {startEngine} from './start-engine.ts'
import {startSiteCopy} from './start-site-copy.ts'
import type {Engine, ShownElement, Target, Visitor} from './visitor.ts'

type SiteCopy = Awaited<ReturnType<typeof startSiteCopy>>
type PerWorker = {engineName: Engine['name']; engine: Engine | null; site: SiteCopy}
type PerTest = {visitor: Visitor}

/** A visitor in one engine, with a site and services that nobody else uses. */
export const test = base.extend<PerTest, PerWorker>({
  engineName: ['Chromium', {option: true, scope: 'worker'}],
  engine: [
    async ({engineName}, provide) => {
      const engine = await startEngine(engineName)
      await provide(engine)
      await engine?.stop()
    },
    {scope: 'worker', timeout: 120_000},
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const site = await startSiteCopy()
      await provide(site)
      await site.stop()
    },
    {scope: 'worker', timeout: 120_000},
  ],
  visitor: async ({engine, engineName, site}, provide, {annotations}) => {
    test.skip(!engine, `${engineName} is not installed, or too old.`)
    if (!engine) return
    annotations.push({type: 'engine', description: `${engineName} ${engine.version}`})
    const visitor = await engine.visit()
    await provide({...visitor, open: (path) => visitor.open(new URL(path, site.url).href)})
    await visitor.close()
  },
})

/** The most important ones, which run in `npm test` too. */
export const short: TestDetails = {tag: '@short'}

/** Opens a page and waits until it is hydrated and has caught up with the lake. */
export async function openHydrated(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path)
  await expectHydrated(visitor)
}

export async function expectHydrated(visitor: Visitor): Promise<void> {
  await expect
    .poll(() =>
      visitor.read(() =>
        performance.getEntriesByType('resource').some(({name}) => name.includes('/data/query/')),
      ),
    )
    .toBe(true)
}

/** Waits until the visitor sees a target, in a certain state. */
export async function expectToSee(
  visitor: Visitor,
  target: Target,
  state: Partial<ShownElement> = {},
): Promise<void> {
  await expect
    .poll(() => visitor.find(target), {message: `sees ${JSON.stringify(target)}`})
    // With a text, because an empty state would fit nothing at all.
    .toEqual(expect.objectContaining({text: expect.any(String), ...state}))
}

export async function expectNotToSee(visitor: Visitor, target: Target): Promise<void> {
  await expect
    .poll(() => visitor.find(target), {message: `does not see ${JSON.stringify(target)}`})
    .toBeNull()
}

export async function expectPath(visitor: Visitor, path: string): Promise<void> {
  await expect
    .poll(() => visitor.read(() => location.pathname + location.search + location.hash))
    .toBe(path)
}
