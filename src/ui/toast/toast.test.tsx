import {MemoryRouter, useNavigate} from 'react-router-dom'
import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page, userEvent} from 'vitest/browser'

import {PageLanguage} from '#src/language/language.tsx'
import {loadWords} from '#src/language/words.ts'

import {ToastRegion, useToast} from './toast.tsx'

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1280, 900)
})

test('a success is a status, an error an alert, and red [FORM-6]', async () => {
  const screen = await renderToasts()
  const red = getComputedStyle(document.documentElement).getPropertyValue('--color-crimson-600')
  await screen.getByRole('button', {name: 'Good news'}).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('SentWe answer soon.')
  await expect.element(screen.getByRole('status')).not.toHaveStyle({backgroundColor: red})
  await screen.getByRole('button', {name: 'Bad news'}).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Fields are missing')
  await expect.element(screen.getByRole('alert')).toHaveStyle({backgroundColor: red})
})

test('a new message replaces the earlier one [FORM-6]', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', {name: 'Bad news'}).click()
  await expect.element(screen.getByText('Fields are missing')).toBeVisible()
  await screen.getByRole('button', {name: 'Good news'}).click()
  await expect.element(screen.getByText('Sent', {exact: true})).toBeVisible()
  await expect.element(screen.getByText('Fields are missing')).not.toBeInTheDocument()
})

test('the same message twice shows once', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', {name: 'Good news'}).click()
  await screen.getByRole('button', {name: 'Good news'}).click()
  await expect.element(screen.getByText('We answer soon.')).toBeVisible()
  expect(screen.getByRole('status').elements()).toHaveLength(1)
})

test('closing a message by keyboard brings the focus back to where it was', async () => {
  const screen = await renderToasts()
  const opener = screen.getByRole('button', {name: 'Good news'})
  await opener.click()
  await expect.element(screen.getByText('Sent')).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', {name: 'Close message'})).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Sent')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', {name: 'Bad news'})).toHaveFocus()
})

test('a message that is closed or replaced leaves the focus on the page where nothing had it before [ACCESS-2]', async () => {
  const screen = await renderToasts()
  const focusClose = async (text: string) => {
    await expect.element(screen.getByText(text)).toBeVisible()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    screen.getByRole('button', {name: 'Close message'}).element().focus()
  }
  await screen.getByRole('button', {name: 'Bad news'}).click()
  await focusClose('Fields are missing')
  // As from an answer that comes late: no pointer takes the focus.
  screen
    .getByRole('button', {name: 'Good news'})
    .element()
    .dispatchEvent(new MouseEvent('click', {bubbles: true}))
  await expect.element(screen.getByText('Fields are missing')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()

  await focusClose('Sent')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Sent')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('Escape closes a message, but not before a menu that is open [ACCESS-2]', async () => {
  const screen = await renderToasts()
  const opener = screen.getByRole('button', {name: 'Text to copy'})
  await opener.click()
  const text = screen.getByText(/^Escalade/)
  await expect.element(text).toBeVisible()
  const menu = document.createElement('dialog')
  const popover = document.createElement('div')
  popover.popover = 'auto'
  document.body.append(menu, popover)
  onTestFinished(() => [menu, popover].forEach((element) => element.remove()))
  menu.showModal()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => menu.open).toBe(false)
  expect(text.elements()).toHaveLength(1)
  popover.showPopover()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => popover.matches(':popover-open')).toBe(false)
  expect(text.elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(text).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a message stays 6 seconds, and as long as pointer or focus is on it [FORM-6]', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', {name: 'Good news'}).click()
  const close = screen.getByRole('button', {name: 'Close message'})
  await expect.element(close).toBeVisible()

  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  close.element().focus()
  await expect.poll(() => document.activeElement).toBe(close.element())
  vi.advanceTimersByTime(60_000)
  expect(close.elements()).toHaveLength(1)

  // Another window is opened: the focus leaves this one, and comes back to the button.
  close.element().dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
  vi.advanceTimersByTime(60_000)
  expect(close.elements()).toHaveLength(1)

  close.element().blur()
  await expect.poll(() => vi.getTimerCount()).toBe(1)

  close.element().dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(close.elements()).toHaveLength(1)

  close.element().dispatchEvent(new PointerEvent('pointerout', {bubbles: true}))
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5_999)
  expect(screen.getByRole('status').elements()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.poll(() => screen.getByRole('status').elements().length).toBe(0)
})

test('a message waits for a visitor who is in another tab, and then stays 6 seconds [FORM-6]', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', {name: 'Good news'}).click()
  const message = screen.getByText('We answer soon.')
  await expect.element(message).toBeVisible()

  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(message.elements()).toHaveLength(1)

  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(5_999)
  expect(message.elements()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await expect.element(message).not.toBeInTheDocument()
})

test('a text that is longer than the window scrolls, and its close button stays in view [FORM-6]', async () => {
  await page.viewport(320, 256)
  const screen = await renderToasts('Tolls and parking are not included. '.repeat(12))
  await screen.getByRole('button', {name: 'Text to copy'}).click()
  const close = screen.getByRole('button', {name: 'Close message'})
  await expect.element(close).toBeInViewport({ratio: 1})
  const card = screen.getByRole('alert').element()
  await expect.poll(() => card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  card.scrollTo({top: card.scrollHeight, behavior: 'instant'})
  expect(card.scrollTop).toBeGreaterThan(0)
  await expect.element(close).toBeInViewport({ratio: 1})
  await close.click()
  await expect.element(close).not.toBeInTheDocument()
})

test('a text to copy by hand keeps its lines, and stays until it is closed [FORM-6]', async () => {
  const screen = await renderToasts()
  await screen.getByRole('button', {name: 'Good news'}).click()
  await expect.element(screen.getByText('Sent')).toBeVisible()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  await screen.getByRole('button', {name: 'Text to copy'}).click()
  const text = screen.getByText(/^Escalade/)
  await expect.element(text).toBeVisible()
  vi.advanceTimersByTime(60_000)
  getSelection()?.selectAllChildren(text.element())
  expect(String(getSelection())).toBe('Escalade, 3 hours\n$360-540')
  await screen.getByRole('button', {name: 'Close message'}).click()
  await expect.element(text).not.toBeInTheDocument()
})

test('a message goes with the language of the page, but not one to copy by hand [LANG-3] [FORM-6]', async () => {
  await loadWords('site', 'es')
  const screen = await render(
    <MemoryRouter>
      <PageLanguage>
        <ToastRegion>
          <Openers />
          <ToOtherLanguage />
        </ToastRegion>
      </PageLanguage>
    </MemoryRouter>,
  )
  await screen.getByRole('button', {name: 'Good news'}).click()
  await expect.element(screen.getByText('Sent')).toBeVisible()
  // Under the pointer it does not go by itself.
  const status = screen.getByRole('status').element()
  status.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))
  await screen.getByRole('button', {name: '/es', exact: true}).click()
  await expect.element(screen.getByText('Sent')).not.toBeInTheDocument()
  await screen.getByRole('button', {name: 'Text to copy'}).click()
  await screen.getByRole('button', {name: '/', exact: true}).click()
  await expect.element(screen.getByRole('button', {name: 'Close message'})).toBeVisible()
  const title = screen.getByText('Copy this by hand:')
  await expect.element(title).toBeVisible()
  // It says in which language it still is, and its button has the one of the page.
  await expect.element(title).toHaveAttribute('lang', 'es')
  await expect.element(screen.getByText(/^Escalade/)).toHaveAttribute('lang', 'es')
})

function ToOtherLanguage() {
  const navigate = useNavigate()
  return ['/', '/es'].map((path) => (
    <button key={path} type="button" onClick={() => void navigate(path)}>
      {path}
    </button>
  ))
}

function renderToasts(longText = '') {
  return render(
    <ToastRegion>
      <main id="main" tabIndex={-1}>
        <Openers longText={longText} />
      </main>
    </ToastRegion>,
  )
}

function Openers({longText = ''}) {
  const showToast = useToast()
  return (
    <>
      <button
        type="button"
        onClick={() =>
          showToast({
            title: 'Copy this by hand:',
            text: longText || 'Escalade, 3 hours\n$360-540',
            tone: 'error',
            staysOpen: true,
          })
        }
      >
        Text to copy
      </button>
      <button type="button" onClick={() => showToast({title: 'Sent', text: 'We answer soon.'})}>
        Good news
      </button>
      <button type="button" onClick={() => showToast({title: 'Fields are missing', tone: 'error'})}>
        Bad news
      </button>
    </>
  )
}
