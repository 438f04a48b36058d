/** What an error says of itself once everything personal is taken out of it. */
export type ErrorReport = {
  message: string
  /** Places in the site's own scripts, from the innermost: /assets/name.js:line:column. */
  stack: string[]
  /** The page, without its query. */
  path: string
  /** URL of the bundle, which differs in every build with different code. */
  version: string
}

type Place = {origin: string; path: string; bundleUrl: string}

/**
 * The report on an error, or null for one that says nothing of this site: a foreign script, such as a browser
 * extension's. Query strings, e-mail addresses, phone numbers and tokens are left out.
 */
export function errorReport(error: unknown, {origin, path, bundleUrl}: Place): ErrorReport | null {
  const [message, lines] = parts(error)
  const scripts = lines.flatMap((line) => /[a-z-]+:\/\/[^\s()]+:\d+:\d+/.exec(line)?.[0] ?? [])
  const own = scripts.filter((script) => script.startsWith(`${origin}/`))
  if (/^script error\.?$/i.test(message) || (scripts.length > 0 && own.length === 0)) return null
  return {
    message: withoutPersonalData(message).slice(0, 300),
    stack: own.slice(0, 10).map((script) => placeInScript(script.slice(origin.length))),
    path: withoutPersonalData(path).slice(0, 200),
    version: bundleUrl,
  }
}

/** The place of an inline script is in the URL of its page, which may hold what is personal. */
function placeInScript(url: string): string {
  const [, path = '', position = ''] = /^([^?#]*).*?(:\d+:\d+)$/.exec(url) ?? []
  // The hash in the name of a script would be taken for a token.
  return (path.startsWith('/assets/') ? path : withoutPersonalData(path)) + position
}

function withoutPersonalData(text: string): string {
  return (
    text
      .replace(/[?#][^\s"')]*=[^\s"')]*/g, '')
      .replace(/[^\s@"'<>/:]+(@|%40)[^\s@"'<>/,;]+/gi, '[mail]')
      // Signed tokens, keys and ids: long runs of letters and digits that hold a digit.
      .replace(/(?=[\w.-]*\d)[\w-]{8,}\.[\w-]{8,}(\.[\w-]+)?|(?=[\w-]*\d)[\w-]{24,}/g, '[token]')
      .replace(/\+?\d(?:[\s().-]{0,2}\d){6,}/g, '[number]')
  )
}

function parts(error: unknown): [message: string, stack: string[]] {
  if (error instanceof Error) {
    return [`${error.name}: ${error.message}`, error.stack?.split('\n') ?? []]
  }
  return [typeof error === 'string' ? error : 'Something other than an error was thrown', []]
}
