import {sampleValueMessage} from '../../studio/validation/texts/sample-values.ts'
import type {Problem} from '../dataset/content-lake-problem.ts'
import type {Subject} from './subject.ts'

/** No telephone number, e-mail address or link is left that was only there to show where one belongs. */
export async function checkSampleValues({
  content,
  environment,
}: Subject): Promise<Problem[] | null> {
  // The check of what is published says why it failed.
  const reports = environment.contentLake.hosted ? await content().catch(() => null) : null
  if (!reports) return null
  const left = reports.flatMap(({name, isDraft, findings}) =>
    findings
      .filter(({message}) => message === sampleValueMessage && !isDraft)
      .map(({field}) => `${name}, ${field}`),
  )
  if (left.length === 0) return []
  return [
    {
      problem: `Visitors would see sample values: ${left.join('; ')}.`,
      fix: 'Replace them in the Studio and publish.',
    },
  ]
}
