import http from 'node:http'

/** The services of this machine; a proxy would look for them on its own. */
const thisMachine = ['localhost', '127.0.0.1', '::1']

/**
 * Sends requests through the proxy that the variables of this process name, where they name one, and never those to
 * this machine. Throws a sentence for a proxy that is no URL.
 */
export function goThroughProxy(): void {
  if (!reachThisMachineDirectly(process.env)) return
  // The client of the content lake reads the variables by itself; fetch does not.
  try {
    http.setGlobalProxyFromEnv()
  } catch (cause) {
    const message =
      'HTTP_PROXY or HTTPS_PROXY is not the URL of a proxy: write it like http://proxy.example:8080.'
    throw new Error(message, {cause})
  }
}

/** Adds this machine to the hosts that variables leave out of the proxy. Returns whether they name a proxy at all. */
export function reachThisMachineDirectly(env: Record<string, string | undefined>): boolean {
  const isSet = ['http_proxy', 'https_proxy'].some((name) => env[name] || env[name.toUpperCase()])
  if (!isSet) return false
  const names = ['no_proxy', 'NO_PROXY']
  const given = names.map((name) => env[name]).find(Boolean) ?? ''
  // A star alone is every host; among others it would be a name.
  const without = given === '*' ? given : [given, ...thisMachine].filter(Boolean).join(',')
  for (const name of names) env[name] = without
  return true
}
