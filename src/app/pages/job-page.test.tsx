import {expect, onTestFinished, test, vi} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {bareJob} from '../../../tests/support/content/bare-job.ts'
import {pageWith} from '../../../tests/support/content/example-page.ts'
import {noteNotFoundDocument} from '../navigation/not-found-document.ts'
import {ContentPage} from './content-page.tsx'

const detailer = {...bareJob, _id: 'detailer', title: 'Vehicle Detailer', slug: 'detailer'}

test.each([
  ['/careers', 'This opening is not open yet', 'This opening is no longer available'],
  ['/es/empleo', 'Esta vacante aún no está abierta', 'Esta vacante ya no está disponible'],
])(
  'on %s an opening whose day is still to come says so, and one that is gone says that [JOBS-4]',
  async (path, notYet, gone) => {
    for (const [opensOn, heading] of [
      ['2999-01-05T14:00:00.000Z', notYet],
      [null, gone],
    ] as const) {
      const slug = opensOn ? 'detailer' : 'astronaut'
      const screen = await renderAt(`${path}?job=${slug}`, {opensOn})
      await expect.element(screen.getByRole('heading', {level: 1})).toHaveTextContent(heading)
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
      await screen.unmount()
    }
  },
)

test('a careers page that was published since the build is not for search engines yet [LIVE-5]', async () => {
  const data = document.createElement('script')
  data.id = 'page-data'
  data.type = 'application/json'
  data.textContent = '{"isNotFound": true}'
  document.body.append(data)
  noteNotFoundDocument('/careers')
  onTestFinished(() => {
    data.remove()
    noteNotFoundDocument(null)
  })
  for (const path of ['/careers', '/careers?job=detailer']) {
    const screen = await renderAt(path, {opensOn: null})
    await expect.element(screen.getByText('Vehicle Detailer').first()).toBeVisible()
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    await screen.unmount()
  }
})

test('with a clock behind the build’s, an opening is not called gone before the content lake has answered [JOBS-4]', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  const times = {opensOn: null, isPrerendered: true}
  const screen = await renderAt('/careers?job=astronaut', times)
  await expect.element(screen.getByRole('heading', {name: 'Open positions'})).toBeVisible()
  expect(screen.getByRole('heading', {level: 1}).query()).toBeNull()
  screen.publish('jobs', (before) => before)
  await expect
    .element(screen.getByRole('heading', {level: 1}))
    .toHaveTextContent('This opening is no longer available')
})

type Options = {opensOn: string | null; isPrerendered?: boolean}

function renderAt(path: string, {opensOn, ...options}: Options) {
  const {pathname} = new URL(path, location.origin)
  return renderWithContent(<ContentPage path={pathname} />, {
    path,
    page: {
      ...pageWith([{_type: 'jobsSection', _key: 'jobs', heading: 'Open positions'}]),
      path: pathname,
    },
    jobs: {jobs: [{...detailer, opensOn}], order: null},
    ...options,
  })
}
