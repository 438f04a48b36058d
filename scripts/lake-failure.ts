import {nameOf, type Target} from './content-lake-client.ts'
import {isRecord} from './json.ts'

/** What went wrong with a content lake, and how to mend it, in place of a client's own error. */
export function lakeFailure(error: unknown, target: Target): Error {
  const {apiHost, projectId, dataset} = target
  const said = error instanceof Error ? error.message : String(error)
  const status = isRecord(error) ? error['statusCode'] : undefined
  const sentence = () => {
    if (status === 401 || status === 403) {
      return `The content lake refuses access to ${nameOf(target)}: ${said}. SANITY_AUTH_TOKEN must be a token of this project with the rights of an editor (sanity.io/manage, API, Tokens).`
    }
    if (status === 404) {
      return `There is no ${nameOf(target)}. Create the dataset "${dataset}", or correct SANITY_PROJECT_ID and SANITY_DATASET.`
    }
    if (typeof status === 'number')
      return `The content lake answers with an error (${status}): ${said}`
    if (!isNetworkFailure(error)) return said
    return apiHost
      ? `The content lake does not answer at ${apiHost} (${said}). Start it with "npm run dev", or correct SANITY_API_HOST.`
      : `The content lake of project ${projectId} does not answer (${said}). Check SANITY_PROJECT_ID and the connection.`
  }
  return new Error(sentence(), {cause: error})
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
