import {mkdir, readdir, rm, writeFile} from 'node:fs/promises'

import {type Locator, type Page, chromium} from '@playwright/test'
import sharp from 'sharp'

import {startSite} from '../tests/support/services/start-site.ts'
import {launchOptions} from './chromium/launch-options.ts'
import {scenes} from './guide-screenshots/scenes.ts'
import {exitWithMessage} from './terminal/exit-with-message.ts'

const folder = new URL('../docs/office/', import.meta.url)
const window = {width: 1280, height: 860}
const margin = 16

await guideScreenshots().catch(exitWithMessage)

/** Makes the screenshots of docs/office.md from a Studio with the seed data (npm run guide:screenshots). */
async function guideScreenshots() {
  const stop = await startSite()
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({viewport: window})
  await mkdir(folder, {recursive: true})
  for (const {name, go, width, height} of scenes) {
    await page.setViewportSize({width: width ?? window.width, height: height ?? window.height})
    const shown = await go({page, url: process.env['STUDIO_URL'] ?? ''})
    const picture = await page.screenshot({animations: 'disabled', ...(await clipTo(page, shown))})
    const webp = await sharp(picture).webp({quality: 80, effort: 6}).toBuffer()
    await writeFile(new URL(`${name}.webp`, folder), webp)
    console.log(`${name}.webp: ${Math.round(webp.length / 1000)} kB`)
  }
  const names = new Set(scenes.map(({name}) => `${name}.webp`))
  const left = (await readdir(folder)).filter((name) => !names.has(name))
  await Promise.all(left.map((name) => rm(new URL(name, folder))))
  await browser.close()
  await stop()
  process.exit(0)
}

/** The part of the window around all of these; the whole window for none. */
async function clipTo(page: Page, shown: Locator[]) {
  const found = await Promise.all(shown.map((each) => each.boundingBox()))
  const boxes = found.filter((box) => box !== null)
  const size = page.viewportSize()
  if (boxes.length === 0 || !size) return {}
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)) - margin)
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)) - margin)
  const right = Math.min(size.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin)
  const bottom = Math.min(size.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin)
  return {clip: {x, y, width: right - x, height: bottom - y}}
}
