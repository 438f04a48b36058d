import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {packageCommand} from '../../scripts/terminal/package-command.ts'
import type {HistoryReport} from '../../tests/support/histories/run-histories.ts'
import type {Figure} from '../figure.ts'
import type {Part} from '../part.ts'

/** Of all of it: a third for the office, the rest for pages and accounts, side by side. */
const minutes = Number(process.env['HISTORY_MINUTES'] || 60)

export const histories: Part = {
  name: 'histories',
  title: 'Random histories',
  method:
    'Random commands, in another order in each history. Afterward, documents, the history in words, pages and sessions are compared with a model. One hour (`HISTORY_MINUTES` sets another time): a third for the office, the rest for pages and accounts side by side. Each failure stands below the table, with what repeats it ([how](testing.md#random-histories-model-based-tests)).',
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bench-histories-'))
    const file = path.join(folder, 'report.jsonl')
    await runSuite(file, minutes / 3, 'vitest', ['run', '--project', 'contract', 'histories'])
    await runSuite(file, (minutes * 2) / 3, 'playwright', [
      'test',
      '--project=site',
      '--workers=2',
      '--retries=0',
      'tests/e2e/histories',
    ])
    const lines = (await readFile(file, 'utf8')).trim().split('\n')
    await rm(folder, {recursive: true})
    const reports = lines.map((line): HistoryReport => JSON.parse(line))
    if (reports.length < 3) throw new Error('Not every suite has written its report.')
    for (const {name, found} of reports) {
      for (const {text} of found) console.log(`\n${name}: ${text}`)
    }
    return reports.flatMap(figuresOf)
  },
}

/** The figures of a suite, and a note for each of its findings. */
export function figuresOf({name, found, ...counts}: HistoryReport): Figure[] {
  return [
    {what: `${name}: minutes`, unit: '', samples: [Math.round(counts.minutes * 10) / 10]},
    {what: `${name}: histories`, unit: '', samples: [counts.histories]},
    {what: `${name}: commands`, unit: '', samples: [counts.commands]},
    {
      what: `${name}: histories after which something was wrong`,
      unit: '',
      samples: [found.length],
      target: {atMost: 0},
      notes: found.map(
        ({message, repeat}) => `${name}: \`${message.replaceAll('`', "'")}\` (\`${repeat}\`)`,
      ),
    },
  ]
}

/** Runs a suite for some minutes. It fails where it has found something, which its report says. */
async function runSuite(report: string, time: number, command: string, args: string[]) {
  const child = spawn(process.execPath, [packageCommand(command), ...args], {
    env: {...process.env, HISTORY_MINUTES: String(time), HISTORY_REPORT: report},
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'exit')
}
