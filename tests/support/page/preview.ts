import type {FrameLocator, Locator, Page} from '@playwright/test'

import {expect, test as base} from '../studio.ts'

type Preview = {
  studio: Page
  /** The site in its frame, fed by the Studio. */
  frame: FrameLocator
  /** What the frame's security policy refused. */
  refused: string[]
}

type Choices = {
  /** Whether a click opens the field of what was clicked; otherwise the page is used as visitors use it. */
  clickToEdit?: boolean
}

/** Tests of the Studio's preview. */
export const test = base.extend<{
  openPreview: (path: string, choices?: Choices) => Promise<Preview>
}>({
  openPreview: async ({context, openTab, site}, provide) => {
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        // oxlint-disable-next-line no-console -- the test reads it
        console.error(`refused: ${violatedDirective} ${blockedURI}`),
      ),
    )
    await provide(async (path, {clickToEdit = false} = {}) => {
      if (clickToEdit) {
        await context.addInitScript(() => localStorage.setItem('preview.clickToEdit', 'on'))
      }
      const refused: string[] = []
      context.on('console', (message) => {
        if (message.text().startsWith('refused: ')) refused.push(message.text())
      })
      const studio = await openTab(`/presentation?preview=${encodeURIComponent(path)}`)
      const frame = studio.frameLocator(`iframe[src^="${site.url}"]`)
      await expect(headline(frame)).toHaveAttribute(fieldAttribute, /.+/, {
        timeout: previewStartMs,
      })
      return {studio, frame, refused}
    })
  },
})

export function headline(frame: FrameLocator): Locator {
  return frame.getByRole('heading', {level: 1})
}

/**
 * Points at a part of the page until the name of its document shows above it, and clicks. Until then a click does what it
 * does for visitors: on a part whose text has not come from the Studio, or that has only just come into view.
 */
export async function clickToEdit(
  frame: FrameLocator,
  part: Locator,
  documentName: string,
): Promise<void> {
  const overlay = frame.locator('sanity-visual-editing [data-hovered]')
  const name = overlay.getByText(documentName, {exact: true})
  const pointAtPart = async () => {
    await part.hover()
    return name.isVisible()
  }
  await expect.poll(pointAtPart, {timeout: previewStartMs}).toBe(true)
  await part.click()
}

/** Carries the field that an element's text came from. */
export const fieldAttribute = 'data-sanity-edit-info'

/** How long a Studio and the page within it may take to find each other on a busy machine. */
export const previewStartMs = 90_000

/** Where somebody writes which page the preview shows. */
export function pathField(studio: Page) {
  return studio.getByLabel('Address of the page')
}
