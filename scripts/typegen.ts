import {execFileSync} from 'node:child_process'
import {readFileSync, writeFileSync} from 'node:fs'

import {extractSchema} from '@sanity/schema/_internal'

import {
  formerPathsQuery,
  pageQueryFor,
  pagesQuery,
  sharedQueries,
} from '../src/content/query/queries.ts'
import {studioRules} from './content-check/studio-rules.ts'
import {noTelemetry} from './studio/no-telemetry.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'
import {packageCommand} from './terminal/package-command.ts'

const generated = ['studio/schema.json', 'src/content/sanity.types.ts']

try {
  await typegen(process.argv.includes('--check'))
} catch (error) {
  exitWithMessage(error)
}

/**
 * Types for the site from the Studio's schema and the site's queries. With --check it fails when the
 * committed files were not current.
 */
async function typegen(check: boolean) {
  const before = generated.map(contentOf)
  // As "sanity schema extract" writes it, which loads the whole Studio first.
  const schema = extractSchema(await studioRules())
  writeFileSync('studio/schema.json', `${JSON.stringify(schema, null, 2)}\n`)
  const output = execFileSync(process.execPath, [packageCommand('sanity'), 'typegen', 'generate'], {
    cwd: 'studio',
    encoding: 'utf8',
    env: {...process.env, ...noTelemetry},
  })
  // The command ends with 0 even when it skipped a query that it could not read.
  const queries = [pageQueryFor('/').groq, pagesQuery, formerPathsQuery, ...sharedQueries].length
  const typed = contentOf('src/content/sanity.types.ts').match(/^\/\/ Variable: /gm)?.length ?? 0
  if (typed !== queries || /error/i.test(output)) {
    throw new Error(`${typed} of ${queries} queries have types; typegen said:\n${output}`)
  }
  const stale = generated.filter((file, index) => contentOf(file) !== before[index])
  if (check && stale.length > 0) {
    throw new Error(
      `Not current: ${stale.join(', ')}. Run "npm run typegen" and commit the result.`,
    )
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
