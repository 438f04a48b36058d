import {spawn} from 'node:child_process'
import {once} from 'node:events'

import {freePort} from '../support/services/free-port.ts'
import {shownElements, wantedBy} from './shown-elements.ts'
import {
  describe,
  type Engine,
  places,
  retryOn,
  type ShownElement,
  standsStill,
  type Target,
  type Visitor,
  waitMs,
} from './visitor.ts'
import {type ElementReference, WebDriverSession} from './webdriver-session.ts'

const screen = {width: 1600, height: 1200}

/** WebKitGTK's own small browser, on a screen that nobody sees. */
export async function webkitEngine(miniBrowser: string): Promise<Engine> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {stdio: ['ignore', 'pipe', 'ignore']},
  )
  const [display] = await once(server.stdout, 'data')
  const env = {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
    GDK_BACKEND: 'x11',
    LANG: 'en_US.UTF-8',
  }
  const version = await versionOf(miniBrowser, env).catch((error: unknown) => {
    server.kill()
    throw error
  })
  return {
    name: 'WebKit',
    version,
    visit: async () => {
      const {session, close} = await openSession(miniBrowser, env)
      return {...(await webkitVisitor(session)), close}
    },
    stop: async () => {
      server.kill()
    },
  }
}

async function versionOf(miniBrowser: string, env: NodeJS.ProcessEnv): Promise<string> {
  const {session, close} = await openSession(miniBrowser, env)
  await close()
  return session.version
}

/**
 * Opens a browser with a driver of its own. About one driver in a hundred never opens its browser, and answers nothing
 * more after that; another one takes its place.
 */
async function openSession(miniBrowser: string, env: NodeJS.ProcessEnv, attempts = 3) {
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {stdio: 'ignore', env})
  try {
    const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {binary: miniBrowser, args: ['--automation']},
    })
    const close = async () => {
      await session.close().finally(() => driver.kill())
    }
    return {session, close}
  } catch (error) {
    driver.kill()
    if (attempts === 1) throw error
    return openSession(miniBrowser, env, attempts - 1)
  }
}

async function webkitVisitor(session: WebDriverSession): Promise<Omit<Visitor, 'close'>> {
  // No program manages the windows, so the focus is where the pointer rests: in the middle of the screen.
  const place = (width: number, height: number): Promise<{width: number; height: number}> =>
    session.post('window/rect', {
      x: (screen.width - width) / 2,
      y: (screen.height - height) / 2,
      width,
      height,
    })
  /** The page learns of its window's size some time after the driver: waits until it has such a width. */
  const viewAt = (width: number, height?: number) =>
    retryOn(/not resized yet/, async () => {
      const view = await session.run(() => ({
        width: innerWidth,
        height: innerHeight,
        toolbarHeight: outerHeight - innerHeight,
      }))
      if (view.width !== width || (height !== undefined && view.height !== height)) {
        throw new Error('The page is not resized yet.')
      }
      return view
    })
  // The window's height includes the toolbar, the page's does not. The browser begins with a narrower window.
  const {toolbarHeight} = await viewAt((await place(1440, 900)).width)
  const resize = async (width: number, height: number) => {
    // WebKitGTK makes no window narrower than 447 px.
    const placed = await place(width, height + toolbarHeight)
    await viewAt(placed.width, height)
  }
  /** Does something with an element in its document, and returns to the page; null while the document is not there. */
  const inDocumentOf = <Result>(target: Target, act: () => Promise<Result>) =>
    retryOn(changedMeanwhile, async () => {
      if (target.in !== 'booking form') return act()
      const frame = await session.run(
        (selector: string) => document.querySelector(selector),
        places[target.in],
      )
      if (!frame) return null
      try {
        await session.post('frame', {id: frame})
        return await act()
      } finally {
        // A failure here would repeat what was done; the next command meets it too.
        await session.post('frame', {id: null}).catch(() => {})
      }
    })
  const find = async (target: Target) => {
    const candidates: ElementReference[] = await session.run(shownElements, wantedBy(target))
    if (target.name === undefined) return candidates[0]
    for (const candidate of candidates) {
      const name = await session.get(`element/${idOf(candidate)}/computedlabel`)
      if (name === target.name) return candidate
    }
    return undefined
  }
  /** Does something with an element as soon as it is there and stands still. */
  const withElement = async (target: Target, act: (id: string) => Promise<unknown>) => {
    const deadline = Date.now() + waitMs
    const actNow = async () => {
      const element = await find(target)
      if (!element) return false
      while (!(await session.run(standsStill, element)) && Date.now() < deadline);
      await act(idOf(element))
      return true
    }
    while (!(await inDocumentOf(target, actNow))) {
      if (Date.now() > deadline) throw new Error(`There is no ${JSON.stringify(target)}.`)
    }
  }

  const perform = (type: 'key' | 'pointer', actions: object[]) =>
    session.post('actions', {actions: [{type, id: type, actions}]})

  await resize(1440, 900)
  return {
    open: async (url) => {
      await session.post('url', {url})
      await session.run(recordComplaints)
    },
    find: (target) =>
      inDocumentOf(target, async (): Promise<ShownElement | null> => {
        const element = await find(target)
        return element ? session.run(describe, element) : null
      }),
    click: (target) => withElement(target, (id) => session.post(`element/${id}/click`)),
    fill: (target, text) =>
      withElement(target, async (id) => {
        await session.post(`element/${id}/clear`)
        // WebKit gives a field in another site's frame the focus only when the visitor clicks on it.
        await session.post(`element/${id}/click`)
        await session.post(`element/${id}/value`, {text})
      }),
    // WebKit does not go on to the next part by itself.
    typeParts: (target, parts) =>
      withElement(target, (id) =>
        session.post(`element/${id}/value`, {text: parts.join(keys.ArrowRight)}),
      ),
    clickAt: (x, y) =>
      perform('pointer', [
        {type: 'pointerMove', x, y},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    press: (key) =>
      perform('key', [
        {type: 'keyDown', value: keys[key]},
        {type: 'keyUp', value: keys[key]},
      ]),
    back: () => session.post('back'),
    resize,
    read: (inPage) => session.run(inPage),
    complaints: () => session.run(() => Reflect.get(window, 'complaints') ?? []),
  }
}

/** What the driver says when the page has changed between two commands; an element that has just gone has no name. */
const changedMeanwhile =
  /stale element reference|no such (frame|window)|element click intercepted|computedlabel: unknown error: $/

const keys = {Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014'}

function idOf(reference: ElementReference): string {
  return Object.values(reference)[0] ?? ''
}

/** Runs in the page: WebDriver has no console. */
function recordComplaints() {
  const complaints: string[] = []
  Object.assign(window, {complaints})
  addEventListener('error', ({message}) => complaints.push(message))
  addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)))
  Object.assign(console, {
    error: (...words: unknown[]) => complaints.push(words.map(String).join(' ')),
  })
}
