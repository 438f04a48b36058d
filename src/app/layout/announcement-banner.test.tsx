import {type QueryClient, QueryClientProvider} from '@tanstack/react-query'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {type Locator, page, userEvent} from 'vitest/browser'

import {queries} from '#src/content/query/queries.ts'
import {createQueryClient} from '#src/content/query/query-client.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleSite} from '../../../tests/support/content/example-site.ts'
import {AnnouncementBanner} from './announcement-banner.tsx'
import {Announcement} from './announcement.tsx'

const day = 24 * 60 * 60 * 1000
const storm = {
  text: 'Storm on the coast: call us.',
  original: 'Storm on the coast: call us.',
  link: null,
  showFrom: null,
  showUntil: null,
}

const longText = `${storm.text} Allow more time for every transfer. Storm on the coast until Sunday.`

beforeEach(() => localStorage.clear())
afterEach(() => page.viewport(1280, 900))

/** For this test the clock goes on only when it says so, and a little while an assertion waits. */
function holdClock() {
  vi.useFakeTimers({toFake: ['Date', 'setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
}

test('an announcement shows between its two times, with its link [HEADER-10]', async () => {
  const screen = await renderBanner({
    ...storm,
    link: {_type: 'link', label: 'Contact us', href: '/contact'},
    showFrom: inDays(-1),
    showUntil: inDays(1),
  })
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Storm on the coast: call us. Contact us')
  await expect
    .element(screen.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
})

test('a path that is written in an announcement leads Spanish readers to the Spanish page [LANG-3]', async () => {
  const announcement: Published = {
    ...storm,
    link: {_type: 'link', label: 'Ingresar', href: '/auth'},
  }
  const screen = await renderWithContent(<Announcement />, {path: '/es', site: {announcement}})
  await expect
    .element(screen.getByRole('link', {name: 'Ingresar'}))
    .toHaveAttribute('href', '/es/acceso')
})

test('an announcement of tomorrow or of yesterday does not show', async () => {
  const tomorrow = await renderBanner({...storm, showFrom: inDays(1)})
  await expect.element(tomorrow.getByRole('status')).toBeEmptyDOMElement()
  await tomorrow.unmount()
  const yesterday = await renderBanner({...storm, showUntil: inDays(-1)})
  await expect.element(yesterday.getByRole('status')).toBeEmptyDOMElement()
})

test('an announcement appears by itself when its time comes [HEADER-10]', async () => {
  holdClock()
  const showFrom = new Date(Date.now() + 60_000).toISOString()
  const screen = await renderBanner({...storm, showFrom})
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(screen.getByText('Storm on the coast: call us.')).toBeVisible()
})

test('an announcement goes by itself when its time is over [HEADER-10]', async () => {
  holdClock()
  const showUntil = new Date(Date.now() + 60_000).toISOString()
  const screen = await renderBanner({...storm, showUntil})
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(screen.getByText('Storm on the coast: call us.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(30_000)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the prerendered page shows what runs at its build, where no script will run', () => {
  const html = renderedOnServer({...storm, showUntil: inDays(1)})
  expect(html).toMatch(/class="hidden [^"]*scriptless:block[^>]*>.*Storm on the coast/)
  expect(html).not.toContain('Dismiss')
  expect(renderedOnServer({...storm, showUntil: inDays(-1)})).not.toContain('Storm')
})

test('a dismissed announcement stays away until staff write another one [HEADER-10]', async () => {
  const screen = await renderBanner(storm)
  await screen.getByRole('button', {name: 'Dismiss announcement'}).click()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await screen.unmount()

  const again = await renderBanner(storm)
  await expect.element(again.getByRole('status')).toBeEmptyDOMElement()
  await again.unmount()

  const inSpanish = await renderBanner({...storm, text: 'Tormenta en la costa: llámenos.'})
  await expect.element(inSpanish.getByRole('status')).toBeEmptyDOMElement()
  await inSpanish.unmount()

  const passed = 'The storm has passed.'
  const another = await renderBanner({...storm, text: passed, original: passed})
  await expect.element(another.getByText('The storm has passed.')).toBeVisible()
  await another.unmount()

  const longer = await renderBanner({...storm, showUntil: inDays(30)})
  await expect.element(longer.getByText('Storm on the coast: call us.')).toBeVisible()
})

test('what has the focus in an announcement keeps it while the office corrects the text', async () => {
  const link: Published['link'] = {_type: 'link', label: 'Contact us', href: '/contact'}
  const {screen, publish} = await renderOnPage({...storm, link})
  const dismiss = screen.getByRole('button', {name: 'Dismiss announcement'})
  await focus(dismiss)
  const corrected = 'Storm off the coast: call us.'
  publish({...storm, text: corrected, original: corrected, link})
  await expect.element(screen.getByText(corrected)).toBeVisible()
  await expect.element(dismiss).toHaveFocus()

  await dismiss.click()
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  publish({...storm, link})
  await expect.element(screen.getByText(storm.text)).toBeVisible()
})

test('the focus in an announcement goes to the page when that ends', async () => {
  const {screen, publish} = await renderOnPage(storm)
  await focus(screen.getByRole('button', {name: 'Dismiss announcement'}))
  publish(ended)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('an announcement that ends leaves the focus where the visitor is', async () => {
  const {screen, publish} = await renderOnPage(storm)
  const field = screen.getByRole('textbox', {name: 'Message'})
  await focus(field)
  await expect.element(screen.getByText(storm.text)).toBeVisible()
  publish(ended)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  await expect.element(field).toHaveFocus()
})

test('whoever comes by keyboard or pointer to a text that is too long for two lines reads all of it [HEADER-10]', async () => {
  await page.viewport(320, 700)
  const screen = await renderBanner({...storm, text: longText})
  const line = screen.getByText(longText)
  await expect.element(line).toHaveAttribute('tabindex', '0')
  expect(isCut(line)).toBe(true)
  await userEvent.tab()
  await expect.element(line).toHaveFocus()
  await expect.poll(() => isCut(line)).toBe(false)
  expect(getComputedStyle(line.element()).outlineStyle).not.toBe('none')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', {name: 'Dismiss announcement'})).toHaveFocus()
  await expect.poll(() => isCut(line)).toBe(true)
  await line.hover()
  await expect.poll(() => isCut(line)).toBe(false)
})

test('Escape folds the text again, so that what it covered can be used, and leaves the focus where it is [HEADER-10]', async () => {
  await page.viewport(320, 700)
  const screen = await renderBanner({...storm, text: longText})
  const line = screen.getByText(longText)
  const dismiss = screen.getByRole('button', {name: 'Dismiss announcement'})
  // The pointer may still rest on the line.
  await dismiss.hover()
  await expect.element(line).toHaveAttribute('tabindex', '0')
  // An Escape that was meant for something else.
  await userEvent.keyboard('{Escape}')
  await line.hover()
  await expect.poll(() => isCut(line)).toBe(false)
  await dismiss.hover()

  await focus(line)
  await expect.poll(() => isCut(line)).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isCut(line)).toBe(true)
  await expect.element(line).toHaveFocus()

  await focus(dismiss)
  await line.hover()
  await expect.poll(() => isCut(line)).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isCut(line)).toBe(true)

  // It unfolds again when pointer or focus comes back to it.
  await focus(line)
  await expect.poll(() => isCut(line)).toBe(false)
})

test('a text that fits is no stop of the keyboard, and becomes one when the office makes it longer', async () => {
  await page.viewport(320, 700)
  const {screen, publish} = await renderOnPage({
    ...storm,
    text: 'Storm. Call us before you leave, please.',
  })
  const dismiss = screen.getByRole('button', {name: 'Dismiss announcement'})
  // The pointer may still rest on the line.
  await dismiss.hover()
  await userEvent.tab()
  await expect.element(dismiss).toHaveFocus()
  publish({...storm, text: longText})
  await expect.element(screen.getByText(longText)).toHaveAttribute('tabindex', '0')
})

const ended = {...storm, showUntil: '2020-01-01T05:00:00Z'}

type Published = {
  text: string
  original: string
  link: {_type: 'link'; label: string; href: string} | null
  showFrom: string | null
  showUntil: string | null
}

function renderBanner(announcement: Published) {
  return renderWithContent(<Announcement />, {site: {announcement}})
}

async function renderOnPage(announcement: Published) {
  const client = createQueryClient()
  const publish = (next: Published) => publishIn(client, next)
  publish(announcement)
  const screen = await renderWithContent(
    <QueryClientProvider client={client}>
      <Announcement />
      <main id="main" tabIndex={-1}>
        <input aria-label="Message" />
      </main>
    </QueryClientProvider>,
  )
  return {screen, publish}
}

async function focus(locator: Locator) {
  await expect.element(locator).toBeVisible()
  const element = locator.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(locator).toHaveFocus()
}

function publishIn(client: QueryClient, announcement: Published) {
  client.setQueryData(queries.site.queryKey, {
    result: {...exampleSite(), announcement},
    syncTags: [],
  })
}

function renderedOnServer(announcement: Published): string {
  const client = createQueryClient()
  publishIn(client, announcement)
  return renderToString(
    <QueryClientProvider client={client}>
      <AnnouncementBanner />
    </QueryClientProvider>,
  )
}

function isCut(locator: Locator): boolean {
  const {scrollHeight, clientHeight} = locator.element()
  return scrollHeight > clientHeight
}

function inDays(days: number): string {
  return new Date(Date.now() + days * day).toISOString()
}
