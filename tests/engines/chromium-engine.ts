import {chromium, type Page} from '@playwright/test'

import {launchOptions} from '../../scripts/chromium/launch-options.ts'
import {describe, type Engine, places, type Target, type Visitor} from './visitor.ts'

export async function chromiumEngine(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions())
  return {
    name: 'Chromium',
    version: browser.version(),
    visit: async () => {
      const context = await browser.newContext({viewport: {width: 1440, height: 900}})
      return chromiumVisitor(await context.newPage())
    },
    stop: () => browser.close(),
  }
}

function chromiumVisitor(page: Page): Visitor {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const find = ({role, name, text, in: place}: Target) => {
    const root =
      place === 'booking form'
        ? page.frameLocator(places[place])
        : page.locator(place ? places[place] : 'body')
    // Date fields have no role of ARIA.
    const shown =
      role === 'date field'
        ? root.getByLabel(name ?? '', {exact: true})
        : root.getByRole(role, name === undefined ? {} : {name, exact: true})
    return shown.filter({visible: true, ...(text !== undefined && {hasText: text})}).first()
  }
  return {
    open: async (url) => {
      complaints.length = 0
      await page.goto(url, {waitUntil: 'domcontentloaded'})
    },
    find: async (target) => {
      const [element] = await find(target).elementHandles()
      return element ? element.evaluate(describe) : null
    },
    click: (target) => find(target).click(),
    clickAt: (x, y) => page.mouse.click(x, y),
    fill: (target, text) => find(target).fill(text),
    typeParts: (target, parts) => find(target).pressSequentially(parts.join('')),
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.goBack()
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    read: (inPage) => page.evaluate(inPage),
    complaints: async () => complaints,
    close: () => page.context().close(),
  }
}
