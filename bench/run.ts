import {exitWithMessage} from '../scripts/terminal/exit-with-message.ts'
import {forgetServices} from '../tests/support/services/forget-services.ts'
import type {Part} from './part.ts'
import {bytes} from './parts/bytes.ts'
import {lake} from './parts/content-lake.ts'
import {durability} from './parts/durability.ts'
import {everything} from './parts/everything.ts'
import {firstTap} from './parts/first-tap.ts'
import {histories} from './parts/histories.ts'
import {lighthousePart} from './parts/lighthouse.ts'
import {live} from './parts/live.ts'
import {load} from './parts/load.ts'
import {navigation} from './parts/navigation.ts'
import {officePages} from './parts/office-pages.ts'
import {officeTasks} from './parts/office-tasks.ts'
import {paint} from './parts/paint.ts'
import {prerender} from './parts/prerender.ts'
import {studio} from './parts/studio.ts'
import {row, writeSection} from './report.ts'

/** In the order of the report. */
const parts: Part[] = [
  bytes,
  paint,
  lighthousePart,
  firstTap,
  navigation,
  prerender,
  lake,
  officePages,
  live,
  studio,
  officeTasks,
  durability,
  histories,
  load,
  everything,
]

await bench(process.argv.slice(2)).catch(exitWithMessage)

/** Runs the named parts, or all of them, one after the other: each needs the machine for itself. */
async function bench(named: string[]) {
  const names = parts.map(({name}) => name)
  const unknown = named.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(', ')}. The parts are ${names.join(', ')}.`)
  }
  forgetServices(process.env)
  const order = parts.map(({title}) => title)
  for (const part of parts) {
    if (named.length > 0 && !named.includes(part.name)) continue
    console.log(`\n${part.title}`)
    const figures = await part.run()
    for (const figure of figures) console.log(`  ${row(figure).filter(Boolean).join(' | ')}`)
    writeSection('docs/benchmarks.md', part, figures, order)
  }
  process.exit(0)
}
