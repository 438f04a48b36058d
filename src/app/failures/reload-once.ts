const key = 'reload'
const hashKey = 'hash-after-reload'

/**
 * Loads the page anew because a script of its version is missing, which is what a deployment leaves in open
 * tabs. Once for each version (the address of its bundle) and tab, so it can never loop: 'outdated' means that
 * it was done before or that there is no storage to remember it, 'unreachable' that the site does not answer.
 * `hash` is the section that the visitor was on the way to and that the new document has to show.
 */
export async function reloadOnce(
  version: string,
  hash = '',
): Promise<'reloading' | 'outdated' | 'unreachable'> {
  try {
    await fetch(location.href, {method: 'HEAD', cache: 'no-store'})
  } catch {
    return 'unreachable'
  }
  try {
    if (sessionStorage.getItem(key) === version) return 'outdated'
    sessionStorage.setItem(key, version)
    sessionStorage.setItem(hashKey, hash)
  } catch {
    return 'outdated'
  }
  location.reload()
  return 'reloading'
}

/**
 * The hash that was given to `reloadOnce`, told once: a browser opens a document that it loads anew where the
 * old one was scrolled to, not at the section of its address.
 */
export function takeHashAfterReload(): string {
  try {
    const hash = sessionStorage.getItem(hashKey) ?? ''
    sessionStorage.removeItem(hashKey)
    return hash
  } catch {
    return ''
  }
}
