import path from 'node:path'

type Timed = {
  /** From the root of the project. */
  file: string
  title: string
  milliseconds: number
}

/** A table of the tests that took longest, for the end of a run's output; empty for a run of few tests. */
export function slowestTests(tests: Timed[], count = 20): string {
  if (tests.length <= count) return ''
  const slowest = tests.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count)
  const lines = slowest.map(({file, title, milliseconds}) => {
    const seconds = (milliseconds / 1000).toFixed(1).padStart(6)
    return `${seconds} s  ${path.relative('.', file)}: ${title}`
  })
  return ['', `The ${count} slowest of ${tests.length} tests:`, ...lines, ''].join('\n')
}
