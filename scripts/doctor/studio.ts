import type {Problem} from '../dataset/content-lake-problem.ts'
import {fetchOrNull} from './fetch-or-null.ts'
import type {Subject} from './subject.ts'

/** The Studio is where the site believes it to be. */
export async function checkStudio({
  environment: {contentLake, studioUrl},
}: Subject): Promise<Problem[] | null> {
  if (!studioUrl) return null
  const answer = await fetchOrNull(studioUrl)
  if (answer && answer.status < 400) return []
  return [
    {
      problem: `The Studio ${answer ? `answers with an error (${answer.status})` : 'does not answer'} at ${studioUrl}.`,
      fix: contentLake.hosted
        ? 'Publish it with "npm run studio deploy", or correct STUDIO_URL.'
        : 'Start it with "npm run dev", or correct STUDIO_URL.',
    },
  ]
}
