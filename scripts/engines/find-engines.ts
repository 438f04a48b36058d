import {spawnSync} from 'node:child_process'
import {existsSync, globSync} from 'node:fs'

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]

/** The first one known to understand the commands that Puppeteer sends; 140 does not. */
const oldestFirefox = 153

/** A Firefox as visitors have it; null without one that is new enough. */
export function findFirefox(): string | null {
  const isNewEnough = (file: string) => existsSync(file) && majorVersion(file) >= oldestFirefox
  return firefoxPaths.find(isNewEnough) ?? null
}

/** The small browser of WebKitGTK; null unless its driver and a screen for it are installed too. */
export function findWebKit(): string | null {
  const hasTools = ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`))
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  return (hasTools && miniBrowser) || null
}

function majorVersion(firefox: string): number {
  const {stdout} = spawnSync(firefox, ['--version'], {encoding: 'utf8'})
  return Number(/\d+/.exec(stdout)?.[0])
}
