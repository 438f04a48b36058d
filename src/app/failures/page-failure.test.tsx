import {HttpResponse, http} from 'msw'
import {expect, onTestFinished, test, vi} from 'vitest'
import {page} from 'vitest/browser'

import {ChunkLoadError} from '#src/hydration/preloadable.ts'

import {network} from '../../../tests/support/components/mock-network.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {pageWith} from '../../../tests/support/content/example-page.ts'
import {PageFailure} from './page-failure.tsx'

test('a page that is about to reload does not begin to reload a second time, and tries again once the first was in vain [FAIL-3]', async () => {
  const asked = vi.fn<() => void>()
  const triedAgain = vi.fn<() => void>()
  const answered = Promise.withResolvers<void>()
  onTestFinished(() => answered.resolve())
  network.use(
    http.head('*', async () => {
      asked()
      await answered.promise
      return HttpResponse.error()
    }),
    http.get('*/src/sections/jobs/jobs-section.tsx', () => {
      triedAgain()
      return HttpResponse.error()
    }),
    http.get('*/marker', () => new HttpResponse()),
  )
  await renderWithContent(
    <PageFailure error={new ChunkLoadError('A script is missing.')} onRetry={() => {}} />,
    {page: pageWith([{_type: 'jobsSection', _key: 'jobs', heading: 'Open positions'}])},
  )
  await expect.poll(() => asked.mock.calls).toHaveLength(1)

  dispatchEvent(new Event('online'))
  await expect.poll(() => triedAgain.mock.calls).toHaveLength(1)
  // What the page asks for by then is asked before this.
  await fetch('/marker')
  expect(asked).toHaveBeenCalledOnce()
  answered.resolve()
  await expect.element(page.getByRole('button', {name: 'Try again'})).toBeVisible()
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked.mock.calls).toHaveLength(2)
})
