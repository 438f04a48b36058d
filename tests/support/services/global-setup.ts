import {startSite} from './start-site.ts'

/** What Playwright runs before the tests; what it resolves to runs after them. */
export default function globalSetup() {
  return startSite()
}
