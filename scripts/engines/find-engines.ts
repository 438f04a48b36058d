import {existsSync, globSync} from 'node:fs'

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
]

/** A Firefox as visitors have it; null when there is none. */
export function findFirefox(): string | null {
  return firefoxPaths.find((file) => existsSync(file)) ?? null
}

/** The small browser of WebKitGTK; null unless its driver and a screen for it are installed too. */
export function findWebKit(): string | null {
  const hasTools = ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`))
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  return (hasTools && miniBrowser) || null
}
