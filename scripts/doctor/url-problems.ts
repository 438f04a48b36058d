import type {Problem} from '../dataset/content-lake-problem.ts'

/** What is wrong with how the URL in a variable is written. */
export function formProblem(name: string, value: string): Problem[] {
  if (hasCredentials(value)) {
    return [
      {
        problem: `${name} holds a user name or a password, which every visitor could read, and browsers send nothing to such a URL.`,
        fix: 'Write the URL without what stands before the "@", and replace the password if a site was built with it.',
      },
    ]
  }
  const url = httpUrl(value)
  if (!url) {
    return [{problem: `${name} is "${value}", which is not a URL.`, fix: 'Write it with https://.'}]
  }
  const mayHavePath = name === 'ERROR_REPORT_URL' || name === 'FORM_ENDPOINT'
  if (mayHavePath || value === url.origin) return []
  return [
    {
      problem: `${name} is ${value}: a path has no effect there.`,
      fix: `Set it to ${url.origin}.`,
    },
  ]
}

/** What is wrong with where it leads, for a hosted site. */
export function localProblem(name: string, value: string): Problem[] {
  const url = URL.parse(value)
  if (!url || hasCredentials(value) || (url.protocol === 'https:' && !isLoopback(url))) return []
  return [
    {
      problem: `${name} is ${value}: a hosted site needs an https URL that everybody reaches.`,
      fix:
        name === 'SANITY_API_HOST'
          ? 'Leave it out: a hosted project has hosts of its own.'
          : `Set ${name} to its public URL, starting with https://.`,
    },
  ]
}

/** Whether it names a user or a password. A text that is not a URL of the web, such as a database's, may do so too. */
export function hasCredentials(value: string): boolean {
  const url = httpUrl(value)
  if (url) return url.username + url.password !== ''
  return !/^mailto:/i.test(value) && /^[^?#@]*[^?#@/]:[^?#@/]+@/.test(value)
}

export function isLoopback({hostname}: URL): boolean {
  return /^(([\w-]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

function httpUrl(value: string): URL | null {
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
