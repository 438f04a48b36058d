import {expect, test} from 'vitest'

import {runScript} from '../support/services/run-script.ts'

test.each([
  ['seed', ['backups/sunday'], {overwrite: 'true', exact: 'true'}, '--overwrite and --exact'],
  ['export', ['backups/sunday'], {overwrite: 'true'}, '--overwrite'],
  ['migrate', [], {write: 'true'}, '--write'],
  ['migrate', ['backups/before.ndjson'], {undo: 'true'}, '--undo'],
  ['build', [], {output: '/srv/www'}, '--output'],
  ['supply', [], {since: 'HEAD~1'}, '--since'],
  ['mutants', [], {since: 'main', force: 'true'}, '--since and --force'],
])(
  'npm run %s does nothing, and says so, where npm has kept its options',
  async (script, args, kept, named) => {
    // What an npm sets that has not seen the "--". Nothing answers at this URL, so that no content could change.
    const exported = Object.entries(kept).map(([name, value]) => [`npm_config_${name}`, value])
    const environment = {...Object.fromEntries(exported), SANITY_API_HOST: 'http://localhost:1'}
    const {code, output} = await runScript(script, args, environment)
    expect(output).toContain(`npm did not pass on ${named}, so nothing was done.`)
    expect(code).toBe(1)
  },
)

test.each(['build', 'supply'])('npm run %s takes options alone', async (script) => {
  const {code, output} = await runScript(script, ['/srv/www'], {
    SANITY_API_HOST: 'http://localhost:1',
  })
  expect(output).toContain("Unexpected argument '/srv/www'.")
  expect(code).toBe(1)
})
