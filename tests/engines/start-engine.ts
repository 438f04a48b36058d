import {findFirefox, findWebKit} from '../../scripts/engines/find-engines.ts'
import {chromiumEngine} from './chromium-engine.ts'
import {firefoxEngine} from './firefox-engine.ts'
import type {Engine} from './visitor.ts'
import {webkitEngine} from './webkit-engine.ts'

/** Starts an engine; null where it is not installed. */
export async function startEngine(name: Engine['name']): Promise<Engine | null> {
  if (name === 'Chromium') return chromiumEngine()
  if (name === 'Firefox') {
    const executablePath = findFirefox()
    return executablePath ? firefoxEngine(executablePath) : null
  }
  const miniBrowser = findWebKit()
  return miniBrowser ? webkitEngine(miniBrowser) : null
}
