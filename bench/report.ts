import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {cpus, totalmem} from 'node:os'

import {packageCommand} from '../scripts/terminal/package-command.ts'
import {type Figure, median, percentile, reachesTarget} from './figure.ts'
import type {Part} from './part.ts'

const intro = `# Benchmarks

Written by \`npm run bench\`: each section by the last run of its part. Figures are rounded medians, judged before rounding; the spread is from the
smallest to the largest sample. Compare them with the raw page of the same run and with their targets rather than
with another machine.
`

/** Puts the section of a part into the report. The others stay, also of a part that is named by another setting today. */
export function writeSection(file: string, part: Part, figures: Figure[], order: string[]): void {
  const sections = new Map(existsSync(file) ? readSections(readFileSync(file, 'utf8')) : [])
  sections.set(part.title, sectionText(part, figures))
  const titles = [...new Set([...order, ...sections.keys()])].filter((title) => sections.has(title))
  const texts = titles.map((title) => `## ${title}\n\n${sections.get(title)?.trim()}\n`)
  writeFileSync(file, [intro, ...texts].join('\n'))
  execFileSync(process.execPath, [packageCommand('oxfmt'), file])
}

export function row({what, unit, samples, target, p95Target, peers, ...figure}: Figure): string[] {
  const isReached = reachesTarget({what, unit, samples, target, p95Target, ...figure})
  const bound = target && ('atMost' in target ? target.atMost : target.atLeast)
  const decimals = Math.max(
    decimalsBetween(median(samples), bound),
    decimalsBetween(percentile(samples, 95), p95Target),
  )
  const show = (value: number) => rounded(value, decimals)
  const bounds = [
    target && ('atMost' in target ? `≤ ${show(target.atMost)}` : `≥ ${show(target.atLeast)}`),
    p95Target !== undefined && `95 % ≤ ${show(p95Target)}`,
  ].filter((bound) => typeof bound === 'string')
  const high = samples.length >= 20 ? `; 95 %: ${show(percentile(samples, 95))}` : ''
  return [
    what,
    `${show(median(samples))} ${unit}`.trim(),
    samples.length > 1
      ? `${show(Math.min(...samples))}-${show(Math.max(...samples))} (${samples.length})${high}`
      : '',
    bounds.join(', '),
    isReached === undefined ? '' : isReached ? 'yes' : '**no**',
    peers ?? '',
  ]
}

function sectionText({method}: Part, figures: Figure[]): string {
  const heads = ['figure', 'median', 'spread (samples)', 'target', 'reached', 'others']
  const table = [heads, heads.map(() => '---'), ...figures.map(row)]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  const notes = figures.flatMap((figure) => figure.notes ?? []).map((note) => `- ${note}`)
  return [method, lines, notes.join('\n'), machine()].filter(Boolean).join('\n\n')
}

function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = new Date().toISOString().slice(0, 10)
  return `Measured on ${day}: ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, Node ${process.version}.`
}

function readSections(text: string): [string, string][] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n')
      return [section.slice(0, end), section.slice(end)]
    })
}

/** How many decimals tell a value from its bound: as 0 it would seem to reach a bound of 0. */
function decimalsBetween(value: number, bound = value): number {
  let decimals = 0
  while (decimals < 9 && value !== bound && rounded(value, decimals) === rounded(bound, decimals)) {
    decimals += 1
  }
  return decimals
}

function rounded(value: number, leastDecimals: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : 2
  return String(Number(value.toFixed(Math.max(decimals, leastDecimals))))
}
