import {leavingMs} from '#src/hydration/boot-state.ts'
import {storedText} from '#src/ui/storage.ts'
import {wait} from '#src/ui/wait.ts'

import {reloadKey} from './reload-key.ts'

const reloadedBundle = storedText('sessionStorage', reloadKey)
/** The state has a key of its own: a build of new content alone removes it, but no script. */
export const reloadedState = storedText('sessionStorage', 'reload-state')
const hashAfterReload = storedText('sessionStorage', 'hash-after-reload')

/**
 * Reloads the page because a script of its build, or its state, is missing, which is what a deployment leaves in open tabs.
 * A tab reloads once for each `url` that is missing, so it can never loop. 'outdated' means that it was done before, that
 * there is no storage to remember it, or that something was typed; 'unreachable' that the site does not answer. `hash` is the
 * section that the visitor was on the way to and that the new document has to show.
 */
export async function reloadOnce(
  url: string,
  hash = '',
  reloaded = reloadedBundle,
): Promise<'reloading' | 'outdated' | 'unreachable'> {
  await wait(timeToLeave())
  try {
    const signal = AbortSignal.timeout(siteTimeoutMs)
    const {status} = await fetch(location.href, {method: 'HEAD', cache: 'no-store', signal})
    // A gateway answers 502 or 503 for a server that is away.
    if (status >= 500) return 'unreachable'
  } catch {
    return 'unreachable'
  }
  if (self.__boot?.typed || reloaded.read() === url) return 'outdated'
  if (!reloaded.write(url) || !hashAfterReload.write(hash)) return 'outdated'
  location.reload()
  return 'reloading'
}

const siteTimeoutMs = 10_000

/** In ms: for how long the visitor may still be leaving. */
function timeToLeave(): number {
  const began = self.__boot?.leavingAt ?? 0
  // The clock may have been set back meanwhile.
  return Math.max(0, leavingMs - Math.abs(Date.now() - began))
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
