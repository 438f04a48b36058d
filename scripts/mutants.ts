import {globSync} from 'node:fs'
import {matchesGlob} from 'node:path'

import {Stryker} from '@stryker-mutator/core'

import {forgetServices} from '../tests/support/services/forget-services.ts'
import {type Area, areas} from './mutants/areas.ts'
import {changedSince} from './mutants/changed-since.ts'
import {forgetStaticSurvivors} from './mutants/last-results.ts'
import {repositoryPath, scoreOf, survivorLines} from './mutants/score.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {readArguments} from './terminal/read-arguments.ts'

const leastPercent = 85
const folder = '.data/mutants'

await tryMutants().catch(exitWithMessage)

/**
 * Changes the code in many small ways, one at a time, and looks whether a test fails: in all areas, or in the files of
 * an area that match a pattern ('domain/price/*'). `--since COMMIT` takes only the files that changed, or whose test of
 * the same name did; `--force` forgets the last results. The exit code is 1 when an area's score is too low.
 */
async function tryMutants() {
  const {values, positionals} = readArguments({
    since: {type: 'string'},
    force: {type: 'boolean', default: false},
  })
  const changed = values.since === undefined ? null : changedSince(values.since)
  const isWanted = (file: string) =>
    (changed?.has(file) ?? true) &&
    (positionals.length === 0 || positionals.some((pattern) => matchesGlob(file, pattern)))
  const lines: string[] = []
  for (const [name, area] of Object.entries(areas)) {
    const all = filesOf(area)
    const files = all.filter(isWanted)
    if (files.length === 0) continue
    const start = performance.now()
    const results = await mutate(name, {...area, files}, values.force)
    // The last results may name a file that is no longer in the area.
    const mutants = results.filter(({fileName}) => all.includes(repositoryPath(fileName)))
    const minutes = ((performance.now() - start) / 60_000).toFixed(1)
    const {killed, survived, percent} = scoreOf(mutants)
    const looked = mutants.filter(({fileName}) => files.includes(repositoryPath(fileName)))
    console.log(survivorLines(looked).join('\n'))
    lines.push(
      `${name}: ${killed + survived} mutants, ${killed} killed, ${survived} survived, ${percent.toFixed(1)} %, ${minutes} minutes`,
    )
    if (percent < leastPercent) process.exitCode = 1
  }
  if (lines.length === 0 && positionals.length > 0) {
    throw new Error(
      `No file of an area matches ${positionals.join(', ')}. The areas are in scripts/mutants/areas.ts.`,
    )
  }
  console.log(['', ...lines, `Each mutant in its place: ${folder}/AREA.html`].join('\n'))
}

function filesOf({files, without = []}: Area): string[] {
  return globSync(files, {exclude: ['**/*.test.{ts,tsx}', ...without]}).map((file) =>
    file.replaceAll('\\', '/'),
  )
}

/** The mutants of an area with what became of them; results of an earlier run are kept where file and tests are the same. */
async function mutate(name: string, {project, files, tests}: Area, force: boolean) {
  forgetServices(process.env)
  // For mutants/vitest.config.ts, in the processes that Stryker starts.
  process.env['MUTANTS_PROJECT'] = project
  process.env['MUTANTS_TESTS'] = tests.join(' ')
  const lastResults = `${folder}/${name}.json`
  forgetStaticSurvivors(lastResults, files)
  const stryker = new Stryker({
    mutate: files,
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: {configFile: 'scripts/mutants/vitest.config.ts'},
    coverageAnalysis: 'perTest',
    concurrency: 2,
    incremental: true,
    incrementalFile: lastResults,
    force,
    reporters: ['html'],
    htmlReporter: {fileName: `${folder}/${name}.html`},
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['.data', 'dist', 'docs', 'backups', 'test-results'],
    // It would be rewritten through an API that TypeScript 7 does not have.
    tsconfigFile: 'none',
  })
  return stryker.runMutationTest()
}
