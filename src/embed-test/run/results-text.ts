import type {EmbedTestCase} from './embed-test-case.ts'
import type {TestResult, TestStatus} from './test-run.ts'

export const statusWords = {
  none: 'Not run',
  testing: 'Testing',
  success: 'Success',
  failed: 'Failed',
} satisfies Record<TestStatus, string>

/** "2 succeeded, 1 failed, 1 testing, 1 not run"; a status without tests is left out. */
export function summary(results: readonly TestResult[]): string {
  const words = {success: 'succeeded', failed: 'failed', testing: 'testing', none: 'not run'}
  return (['success', 'failed', 'testing', 'none'] as const)
    .map((status) => [results.filter((result) => result.status === status).length, words[status]])
    .filter(([count]) => count)
    .map((parts) => parts.join(' '))
    .join(', ')
}

/** "312 ms" from the start of the test to `at`, or `otherwise` where `at` is null. */
export function durationText(result: TestResult, at: number | null, otherwise: string): string {
  return at === null ? otherwise : `${Math.round(at - result.startedAt)} ms`
}

/** "name, email, pickup", or null when the widget does not say. */
export function receivedNames({values}: TestResult): string | null {
  return values && (Object.keys(values).join(', ') || 'nothing')
}

/** All results as text to paste into an e-mail or issue: one line per test. */
export function resultsText(
  heading: string,
  cases: readonly EmbedTestCase[],
  results: readonly TestResult[],
): string {
  const lines = cases.flatMap(({name}, index) => {
    const result = results[index]
    if (!result || result.status === 'none') return [`${name}: ${statusWords.none}`]
    const facts = [
      statusWords[result.status],
      `frame loaded: ${durationText(result, result.loadedAt, 'no')}`,
      `size message: ${durationText(result, result.sizedAt, 'none')}${result.height ? ` (${result.height} px)` : ''}`,
      `values received: ${receivedValues(result)}`,
    ]
    return [`${name}: ${facts.join('; ')}`]
  })
  return [heading, summary(results), '', ...lines].join('\n')
}

function receivedValues({values}: TestResult): string {
  if (!values) return 'not told'
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  return pairs.join(', ') || 'none'
}
