const key = 'reloaded-from'

/**
 * Loads the page anew because a script of its version is missing, which is what a deployment leaves in open
 * tabs. Once for each version (the address of its bundle) and tab, so it can never loop: 'outdated' means that
 * it was done before or that there is no storage to remember it, 'unreachable' that the site does not answer.
 */
export async function reloadOnce(
  version: string,
): Promise<'reloading' | 'outdated' | 'unreachable'> {
  try {
    await fetch(location.href, {method: 'HEAD', cache: 'no-store'})
  } catch {
    return 'unreachable'
  }
  try {
    if (sessionStorage.getItem(key) === version) return 'outdated'
    sessionStorage.setItem(key, version)
  } catch {
    return 'outdated'
  }
  location.reload()
  return 'reloading'
}
