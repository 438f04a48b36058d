import {storedText} from '#src/ui/storage.ts'

import {reloadKey} from './reload-key.ts'

const reloadedVersion = storedText('sessionStorage', reloadKey)
const hashAfterReload = storedText('sessionStorage', 'hash-after-reload')

/**
 * Reloads the page because a script of its version is missing, which is what a deployment leaves in open tabs.
 * Once for each version (the URL of its bundle) and tab, so it can never loop: 'outdated' means that it was done
 * before or that there is no storage to remember it, 'unreachable' that the site does not answer or that the visitor is
 * leaving the page. `hash` is the section that the visitor was on the way to and that the new document has to show.
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
  if (isLeaving()) return 'unreachable'
  if (reloadedVersion.read() === version) return 'outdated'
  if (!reloadedVersion.write(version) || !hashAfterReload.write(hash)) return 'outdated'
  location.reload()
  return 'reloading'
}

/** A link to a phone number or a download begins a navigation too, but does not lead away. */
const leavingMs = 10_000

function isLeaving(): boolean {
  return Date.now() - (self.__boot?.leavingSince ?? 0) < leavingMs
}

/**
 * The hash that was given to `reloadOnce`; empty when it is read again. A browser scrolls a reloaded document to where
 * the old one was, not to the section that its URL names.
 */
export function takeHashAfterReload(): string {
  const hash = hashAfterReload.read() ?? ''
  hashAfterReload.remove()
  return hash
}
