import {launch, type ElementHandle, type Frame, type Page} from 'puppeteer-core'

import {shownElements, wantedBy} from './shown-elements.ts'
import {
  describe,
  type Engine,
  places,
  retryOn,
  standsStill,
  type Target,
  type Visitor,
  waitMs,
} from './visitor.ts'

/** Firefox as Debian and Mozilla ship it, over WebDriver BiDi. */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const browser = await launch({browser: 'firefox', executablePath, headless: true})
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^\D+/, ''),
    visit: async () => {
      const context = await browser.createBrowserContext()
      return firefoxVisitor(await context.newPage())
    },
    stop: () => browser.close(),
  }
}

async function firefoxVisitor(page: Page): Promise<Visitor> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const documentOf = async ({in: place}: Target): Promise<Frame | null> => {
    if (place !== 'booking form') return page.mainFrame()
    const inPage = (selector: string) => document.querySelector(selector)
    const frame = (await page.evaluateHandle(inPage, places[place])).asElement()
    return frame ? (await frame.toElement('iframe')).contentFrame() : null
  }
  const findNow = async (target: Target): Promise<ElementHandle | null> => {
    const root = await documentOf(target)
    if (!root) return null
    const list = await root.evaluateHandle(shownElements, wantedBy(target))
    const count = await list.evaluate(({length}) => length)
    for (let index = 0; index < count; index += 1) {
      const element = await list.evaluateHandle(elementAt, index)
      if (await isNamed(element, target.name)) return element
    }
    return null
  }
  // The page may change between two commands.
  const find = (target: Target) => retryOn(/no such (node|frame|handle)/, () => findNow(target))
  /** An element as soon as it is there and stands still. */
  const wait = async (target: Target): Promise<ElementHandle> => {
    const deadline = Date.now() + waitMs
    let element = await find(target)
    while (!element && Date.now() < deadline) element = await find(target)
    if (!element) throw new Error(`There is no ${JSON.stringify(target)}.`)
    while (!(await element.evaluate(standsStill)) && Date.now() < deadline);
    return element
  }
  await page.setViewport({width: 1440, height: 900})
  let worksOutNames = false
  return {
    open: async (url) => {
      // Firefox works out names from the first question on. Asked after a frame has failed to load, it never answers.
      if (!worksOutNames) {
        await page.goto(new URL('/robots.txt', url).href)
        await page.evaluateHandle(() => document.body).then((body) => isNamed(body, ''))
        worksOutNames = true
      }
      complaints.length = 0
      await page.goto(url, {waitUntil: 'domcontentloaded'})
    },
    find: async (target) => {
      const element = await find(target)
      return element ? element.evaluate(describe) : null
    },
    click: async (target) => (await wait(target)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    fill: async (target, text) => {
      const element = await wait(target)
      await element.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select()
      })
      await element.type(text)
    },
    typeParts: async (target, parts) => (await wait(target)).type(parts.join('')),
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.goBack()
    },
    resize: (width, height) => page.setViewport({width, height}),
    read: (inPage) => page.evaluate(inPage),
    complaints: async () => complaints,
    close: () => page.browserContext().close(),
  }
}

/** Runs in the page. */
function elementAt(elements: HTMLElement[], index: number): HTMLElement {
  const element = elements[index]
  if (!element) throw new Error('There are fewer elements.')
  return element
}

/** Other kinds of selectors than "aria/" first prepare every frame of the page, and wait forever for one that has failed. */
async function isNamed(element: ElementHandle, name: string | undefined): Promise<boolean> {
  return name === undefined || (await element.$(`aria/[name="${name}"]`)) !== null
}
