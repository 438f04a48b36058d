import {existsSync} from 'node:fs'

/** Where Debian, other Linux systems, macOS and Windows keep a Chromium or Chrome as visitors have it. */
export const headedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Debian's headless Chromium, in which tests take a fifth less time. */
const headlessShellPath = '/usr/bin/chromium-headless-shell'

/** The browser that CHROMIUM names, else the fastest on this machine; null without one. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM']
  if (named) return named
  return [headlessShellPath, ...headedPaths].find((file) => existsSync(file)) ?? null
}

/**
 * How tests start the browser. Background networking is off so that tests need no network; the sandbox is
 * off because Chromium refuses to start with it as root, as in containers; without hinting, letters are as wide
 * in headless Chromium as in one with a window.
 */
export function launchOptions() {
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
      '--font-render-hinting=none',
    ],
  }
}
