import {parseUrl} from '#domain/parse-url.ts'

/**
 * The key under which the auth client stores its session: `sb-`, the first part of the project's host name,
 * `-auth-token`. The client builds it in the same way and does not expose it.
 */
export function sessionKeyOf(projectUrl: string): string {
  const host = parseUrl(projectUrl)?.hostname ?? ''
  return `sb-${host.split('.')[0]}-auth-token`
}

/** The key of any project, for code that does not know the project's URL. */
export const sessionKeyPattern = /^sb-.+-auth-token$/

/** Whether a session of any project is stored. As short as this because it is part of the boot script. */
export function hasStoredSession(storage: Storage): boolean {
  return /sb-.+-auth-token":/.test(JSON.stringify(storage))
}
