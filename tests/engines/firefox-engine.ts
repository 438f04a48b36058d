import {launch, type ElementHandle, type Frame, type Page} from 'puppeteer-core'

import {describe, type Engine, places, standsStill, type Thing, type Visitor} from './visitor.ts'

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
  const first = async (frame: Frame, selector: string) =>
    (await frame.evaluateHandle((css) => document.querySelector(css), selector)).asElement()
  const rootOf = async (place: Thing['in']) => {
    if (place !== 'booking form') return first(page.mainFrame(), place ? places[place] : 'body')
    const frame = await first(page.mainFrame(), places[place])
    return frame && first(await (await frame.toElement('iframe')).contentFrame(), 'body')
  }
  const find = async ({role, name, text = '', in: place}: Thing): Promise<ElementHandle | null> => {
    // To Firefox, a field for a password has a role of its own.
    const ofRole = role === 'textbox' ? '' : `[role="${role}"]`
    const named = name === undefined ? '' : `[name="${name}"]`
    // Other kinds of selectors first prepare every frame of the page.
    const found = await (await rootOf(place))?.$$(`aria/${named}${ofRole}`)
    for (const element of found ?? []) {
      const isShown = await element.evaluate(
        (shown, wanted, isField) =>
          shown.checkVisibility({visibilityProperty: true}) &&
          shown.textContent.includes(wanted) &&
          (!isField || shown.matches('input, textarea')),
        text,
        role === 'textbox',
      )
      if (isShown) return element
    }
    return null
  }
  /** A thing as soon as it is there and stands still. */
  const wait = async (thing: Thing): Promise<ElementHandle> => {
    const deadline = Date.now() + 20_000
    let element = await find(thing)
    while (!element && Date.now() < deadline) element = await find(thing)
    if (!element) throw new Error(`There is no ${JSON.stringify(thing)}.`)
    while (!(await element.evaluate(standsStill)) && Date.now() < deadline);
    return element
  }
  await page.setViewport({width: 1440, height: 900})
  let namesAreKnown = false
  return {
    open: async (url) => {
      // Firefox works out names from the first question on. Asked after a frame has failed to load, it never answers.
      if (!namesAreKnown) {
        await page.goto(new URL('/robots.txt', url).href)
        await (await rootOf(undefined))?.$$('aria/[role="heading"]')
        namesAreKnown = true
      }
      complaints.length = 0
      await page.goto(url, {waitUntil: 'domcontentloaded'})
    },
    see: async (thing) => {
      const element = await find(thing)
      return element ? element.evaluate(describe) : null
    },
    click: async (thing) => (await wait(thing)).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    fill: async (thing, text) => {
      const element = await wait(thing)
      await element.evaluate((field) => {
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select()
      })
      await element.type(text)
    },
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
