import {nameOf, type Target} from './content-lake-client.ts'
import {isRecord} from './json-values.ts'

/** What is wrong and how to fix it, in whole sentences: both are printed. */
export type Problem = {problem: string; fix: string}

/** An error of a content lake's client in words, as an error. */
export function contentLakeError(error: unknown, target: Target): Error {
  const {problem, fix} = contentLakeProblem(error, target)
  return new Error(`${problem} ${fix}`.trim(), {cause: error})
}

/** What an error of a content lake's client means for the person who set the environment. */
export function contentLakeProblem(error: unknown, target: Target): Problem {
  const {apiHost, projectId, dataset} = target
  const said = error instanceof Error ? error.message : String(error)
  const status = isRecord(error) ? error['statusCode'] : undefined
  if (status === 401 || status === 403) {
    return {
      problem: `The content lake refuses access to ${nameOf(target)}: ${said}.`,
      fix: 'SANITY_AUTH_TOKEN must be a token of this project with the rights of an editor (sanity.io/manage, API, Tokens).',
    }
  }
  if (status === 404) {
    return {
      problem: `There is no ${nameOf(target)}.`,
      fix: `Create the dataset "${dataset}", or correct SANITY_PROJECT_ID and SANITY_DATASET.`,
    }
  }
  if (typeof status === 'number') {
    return {problem: `The content lake answers with an error (${status}): ${said}`, fix: ''}
  }
  if (!isNetworkFailure(error)) return {problem: said, fix: ''}
  if (apiHost) {
    return {
      problem: `The content lake does not answer at ${apiHost} (${said}).`,
      fix: 'Start it with "npm run dev", or correct SANITY_API_HOST.',
    }
  }
  return {
    problem: `The content lake of project ${projectId} does not answer (${said}).`,
    fix: 'Check SANITY_PROJECT_ID and the connection.',
  }
}

function isNetworkFailure(error: unknown): boolean {
  if (!isRecord(error)) return false
  const {code, name, message, cause} = error
  return (
    (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_.*)$/.test(code)) ||
    /timeout|abort/i.test(String(name)) ||
    /fetch failed|getaddrinfo|socket hang up|timed out/i.test(String(message)) ||
    isNetworkFailure(cause)
  )
}
