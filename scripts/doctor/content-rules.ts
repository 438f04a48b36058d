import {countOf} from '../content-check/check-documents.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'

/** What is published obeys the Studio's rules, and nothing is missing that the site needs. */
export async function checkContentRules({content}: Subject): Promise<Problem[] | null> {
  const reports = await content()
  if (!reports) return null
  const count = countOf(reports, 'error')
  if (count === 0) return []
  const [first] = reports.flatMap(({name, isDraft, findings}) =>
    isDraft
      ? []
      : findings
          .filter(({level}) => level === 'error')
          .map(({field, message}) => [name, field, message].filter(Boolean).join(': ')),
  )
  return [
    {
      problem: `The published content breaks the Studio's rules in ${count} ${count === 1 ? 'place' : 'places'}. ${first}`,
      fix: '"npm run content:check" lists all of it. Fix it in the Studio and publish.',
    },
  ]
}
