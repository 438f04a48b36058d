import type {Page} from '@playwright/test'

/** How many documents the browser has asked the site for. */
export function countDocuments(page: Page) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
  })
  return () => documents
}
