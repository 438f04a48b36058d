import {expect, test} from '@playwright/test'
import fc from 'fast-check'

import {historyTimeoutMs} from '../../support/histories/history-options.ts'
import {runHistories} from '../../support/histories/run-histories.ts'
import {rateDays} from '../../support/page/published/expected-content.ts'
import {paths} from '../../support/page/published/paths.ts'
import {setting} from '../../support/services/setting.ts'
import type {PageCommand} from './pages/commands/command.ts'
import {
  announce,
  editJob,
  orderJobs,
  planNextRates,
  publishJob,
  publishPrice,
  publishPricesInARow,
  publishSpanishJob,
  turnJob,
  undoLastPublish,
  unpublishJob,
} from './pages/commands/office.ts'
import {
  cutConnection,
  deploy,
  killLake,
  letHoursPass,
  loseStreams,
  restoreConnection,
  startLake,
} from './pages/commands/surroundings.ts'
import {goBack, goTo, hide, openTab, reload, show} from './pages/commands/visits.ts'
import {HistoryWorld} from './pages/history-world.ts'
import {checkPages} from './pages/page-checks.ts'

const announcements = ['Storm on the coast: call us.', 'The causeway is closed.']
const jobs = [
  'job-professional-chauffeur',
  'job-operations-manager',
  'job-customer-service-representative',
]

const tab = fc.nat({max: 2})
const path = fc.constantFrom(...paths)
const vehicle = fc.constantFrom('vehicle-escalade', 'vehicle-s550')
const hours = fc.integer({min: -3, max: 30})
const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, {nil: null})

const commands: fc.Arbitrary<PageCommand>[] = [
  fc.tuple(vehicle, fc.integer({min: 300, max: 320})).map((each) => publishPrice(...each)),
  vehicle.map(publishPricesInARow),
  perhaps(fc.constantFrom(...Object.keys(rateDays))).map(planNextRates),
  fc
    .constantFrom<Record<string, string>>(
      {location: 'Doral, FL'},
      {location: 'Aventura, FL'},
      {title: 'Dispatcher'},
    )
    .map(editJob),
  fc.constant(publishJob),
  fc.constant(publishJob),
  fc.constant(unpublishJob),
  fc.constantFrom('Doral', 'Aventura').map(publishSpanishJob),
  fc
    .tuple(fc.constantFrom('opensOn' as const, 'closesOn' as const), perhaps(hours))
    .map((each) => turnJob(...each)),
  fc
    .tuple(fc.constantFrom(...announcements, ''), perhaps(hours), perhaps(hours))
    .map((each) => announce(...each)),
  fc.shuffledSubarray(jobs, {minLength: 3}).map(orderJobs),
  fc.constantFrom('rates' as const, 'job-operations-manager' as const).map(undoLastPublish),
  fc.constantFrom(1, 5, 24, 60).map(letHoursPass),
  fc.constant(loseStreams),
  fc.constant(cutConnection),
  fc.constant(restoreConnection),
  fc.constant(killLake),
  fc.constant(startLake),
  fc.constant(deploy),
  path.map(openTab),
  path.map(openTab),
  fc.tuple(tab, path).map((each) => goTo(...each)),
  tab.map(goBack),
  tab.map(reload),
  tab.map(hide),
  tab.map(show),
]

test('after any history every open page shows what is published', async () => {
  test.setTimeout(historyTimeoutMs())
  const world = await HistoryWorld.start(setting('TEST_LAKE_FOLDER'))
  try {
    const done = await runHistories({
      name: 'open pages',
      commands,
      longest: 50,
      shortRuns: 2,
      run: async (history) => {
        const {model, real} = await world.begin()
        try {
          for (const first of ['/', '/es/empleo'] as const) await openTab(first).run(model, real)
          await fc.asyncModelRun(() => ({model, real}), history)
          await checkPages(model, real, announcements)
        } finally {
          await real.context.close()
          // A history that has failed can leave it cut or dead.
          for (const end of [startLake, restoreConnection]) {
            if (end.check(model)) await end.run(model, real)
          }
        }
      },
    })
    expect(done).toBeGreaterThan(0)
  } finally {
    await world.stop()
  }
})
