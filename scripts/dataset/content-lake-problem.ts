import {isRecord} from '../../domain/is-record.ts'
import {datasetName, type Target} from './content-lake-client.ts'

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
  const status = statusOf(error)
  if (status === 401 || status === 403) {
    return {
      problem: `The content lake refuses access to ${datasetName(target)}: ${said}.`,
      fix: 'SANITY_AUTH_TOKEN must be a token of this project (sanity.io/manage, API, Tokens): with the rights of a viewer to export, of an editor to write.',
    }
  }
  if (status === 404) {
    return {
      problem: `There is no ${datasetName(target)}.`,
      fix: `Create the dataset "${dataset}", or correct SANITY_PROJECT_ID and SANITY_DATASET.`,
    }
  }
  if (status === 429) {
    return {
      problem: `The content lake has had too many requests (429): ${said.replace(/\.$/, '')}.`,
      fix: 'Wait a minute, then run it again. If that does not help, the quota of the plan is used up (sanity.io/manage, Usage).',
    }
  }
  if (status !== undefined) {
    return {problem: `The content lake answers with an error (${status}): ${said}`, fix: ''}
  }
  const disk = diskProblem(error)
  if (disk) return disk
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

/** The status of a refused request, which a library may have wrapped in an error of its own. */
function statusOf(error: unknown): number | undefined {
  if (!isRecord(error)) return undefined
  const {statusCode, cause} = error
  return typeof statusCode === 'number' ? statusCode : statusOf(cause)
}

/** What a file system says when it cannot write or read; the file or folder is named in its own message. */
function diskProblem(error: unknown): Problem | null {
  if (!isRecord(error)) return null
  const said = String(error['message'])
  switch (error['code']) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {problem: `The disk is full (${said}).`, fix: 'Make room, then run it again.'}
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        problem: `This account may not write there (${said}).`,
        fix: 'Name another folder, or change its rights.',
      }
    default:
      return null
  }
}

/** Codes of Node and of undici for a connection that failed; others that begin with an E are of files. */
const networkCode =
  /^(E(AI_AGAIN|CONN\w+|HOSTUNREACH|NETUNREACH|NETDOWN|NOTFOUND|PIPE|TIMEDOUT|PROTO|ADDR\w+)|UND_ERR_.*)$/

function isNetworkFailure(error: unknown): boolean {
  if (!isRecord(error)) return false
  const {code, name, message, cause} = error
  return (
    (typeof code === 'string' && networkCode.test(code)) ||
    /timeout|abort/i.test(String(name)) ||
    /fetch failed|getaddrinfo|socket hang up|timed out/i.test(String(message)) ||
    isNetworkFailure(cause)
  )
}
