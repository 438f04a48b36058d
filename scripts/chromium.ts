import {existsSync} from 'node:fs'

/**
 * Where Debian, other Linux systems, macOS and Windows keep a Chromium or Chrome. First the one that has no
 * windows at all: tests take a fifth less time with it.
 */
const knownPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The browser that CHROMIUM names, else the system's; null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM']
  if (named) return named
  return knownPlaces.find((place) => existsSync(place)) ?? null
}

/**
 * How tests start the browser. Background networking is off so that tests need no network; the sandbox is
 * off because Chromium refuses to start with it as root, as in containers.
 */
export function chromium() {
  const executablePath = findChromium()
  return {
    ...(executablePath && {executablePath}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
