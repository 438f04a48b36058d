import {type Page, expect} from '@playwright/test'

/** Records from now on the pictures that a page fetches, with their formats. Keeps growing. */
export function recordPictures(page: Page): Map<string, string> {
  const formats = new Map<string, string>()
  page.on('response', (response) => {
    const format = response.headers()['content-type'] ?? ''
    if (/^image\/(?!svg)/.test(format)) formats.set(response.url(), format)
  })
  return formats
}

/**
 * The pictures of the page come in several widths and as AVIF or WebP, and only the first does not wait until it is
 * near. `formats` is what was recorded since before the page was opened.
 */
export async function expectPictures(page: Page, formats: Map<string, string>): Promise<void> {
  const images = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((elements) =>
      elements.flatMap((img) => {
        if (!(img instanceof HTMLImageElement)) return []
        const offer = img.srcset ? img : (img.parentElement?.querySelector('source') ?? img)
        const {srcset, sizes} = offer
        return [{url: img.currentSrc, srcset, sizes, loading: img.loading}]
      }),
    )
  expect.soft(images.length).toBeGreaterThan(0)
  for (const [index, {url, srcset, sizes, loading}] of images.entries()) {
    expect.soft(srcset.split(',').length, url).toBeGreaterThan(1)
    expect.soft(sizes, url).not.toBe('')
    if (index > 0) expect.soft(loading, url).toBe('lazy')
  }
  const eager = images.filter(({loading}) => loading !== 'lazy')
  const preloads = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset') ?? ''))
  for (const {url} of eager) {
    expect
      .soft(
        preloads.some((preload) => preload.includes(url)),
        url,
      )
      .toBe(true)
  }
  expect.soft(formats.size).toBeGreaterThan(0)
  for (const [url, format] of formats) expect.soft(format, url).toMatch(/^image\/(?:avif|webp)/)
}
