import type {Locator, Page} from '@playwright/test'

import {publish, publishButton} from '../../tests/support/studio.ts'

/** How a calm person works, in ms. */
const beforeClick = 400
const betweenKeys = 120

/** Clicks and types at the pace of somebody who is not in a hurry. */
export class Person {
  readonly page: Page
  clicks = 0

  constructor(page: Page) {
    this.page = page
  }

  async click(target: Locator): Promise<void> {
    await target.waitFor()
    await this.page.waitForTimeout(beforeClick)
    await target.click()
    this.clicks += 1
  }

  /** Instead of what stands in the field. */
  async write(text: string): Promise<void> {
    await this.page.waitForTimeout(betweenKeys)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text, {delay: betweenKeys})
  }

  /** Until the Studio shows that it is published. */
  async publish(): Promise<void> {
    await publishButton(this.page).and(this.page.locator(':enabled')).waitFor()
    await this.page.waitForTimeout(beforeClick)
    await publish(this.page)
    this.clicks += 1
  }

  /** Of the file chooser that the click opens. */
  async upload(target: Locator, file: {name: string; mimeType: string; buffer: Buffer}) {
    const choosing = this.page.waitForEvent('filechooser')
    await this.click(target)
    await (await choosing).setFiles(file)
  }
}
