import {fieldAttribute, headline} from '../../tests/support/page/preview.ts'
import {expect} from '../../tests/support/studio.ts'
import type {Figure} from '../figure.ts'
import {now, waitForText} from '../page-clock.ts'
import {runningSite} from '../running-site.ts'

const typed = ' and keeps every promise'
const path = '/services/corporate-travel'

/** From each key in the form of the preview to the text on the page beside it. */
export async function typingToPreview(): Promise<Figure[]> {
  const {browser, siteUrl, studioUrl, lake} = await runningSite()
  const page = await browser.newPage({viewport: {width: 1440, height: 900}})
  await page.goto(`${studioUrl}/presentation?preview=${encodeURIComponent(path)}`)
  const heading = headline(page.frameLocator(`iframe[src^="${siteUrl}"]`))
  await expect(heading).toHaveAttribute(fieldAttribute, /.+/, {timeout: 90_000})
  const frame = page.frames().find((each) => each.url().startsWith(siteUrl))
  if (!frame) throw new Error('The preview shows no page.')
  await heading.click()
  const field = page.getByRole('textbox').and(page.locator(':focus'))
  await field.waitFor()
  let text = await field.inputValue()
  await field.press('End')
  const samples: number[] = []
  for (const letter of typed) {
    text += letter
    const shown = waitForText(frame, text)
    const pressed = now()
    await page.keyboard.press(letter === ' ' ? 'Space' : letter)
    samples.push((await shown) - pressed)
    await page.waitForTimeout(120)
  }
  await page.close()
  await lake.delete('drafts.service-corporate-travel')
  return [
    {what: 'from a key to the page beside the form', unit: 'ms', samples, target: {atMost: 400}},
  ]
}
