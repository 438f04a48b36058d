import {useState} from 'react'
import {MemoryRouter, useNavigate} from 'react-router-dom'
import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {render} from 'vitest-browser-react'
import {page} from 'vitest/browser'

import {scrollToPosition} from './position-on-page.ts'
import {useAnchorScroll} from './use-anchor-scroll.ts'

afterEach(() => window.scrollTo({top: 0, behavior: 'instant'}))

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown']

test('a section that a link names takes the focus when it comes', async () => {
  await followLink()
  addContact()
  await expect.element(contact()).toHaveFocus()
})

test('a section that the first URL names and the HTML lacks takes the focus when it comes [LIVE-5]', async () => {
  await open('/other#contact')
  addContact()
  await expect.element(contact()).toHaveFocus()
})

test.each([
  {visitor: 'who has come back', arrive: markAsBack},
  {visitor: 'who has scrolled', arrive: scrollTallPage},
])(
  'a visitor $visitor stays where the first URL names a section that comes late',
  async ({arrive}) => {
    arrive()
    await open('/other#contact')
    addContact()
    await expect.element(contact()).toBeVisible()
    expect(document.activeElement).not.toBe(contact().element())
  },
)

test('on the page itself, opened with a slash at its end, a section that comes late is waited for in place', async () => {
  await followLink('/other/', () => window.scrollTo({top: 500, behavior: 'instant'}))
  expect(scrollY).toBe(500)
  addContact()
  await expect.element(contact()).toHaveFocus()
})

test.each(inputs)('after %s a section that comes late no longer takes the focus', async (type) => {
  await followLink()
  dispatchEvent(new Event(type))
  addContact()
  await expect.element(contact()).toBeVisible()
  expect(document.activeElement).not.toBe(contact().element())
})

test('a position is scrolled to when its section comes', async () => {
  await render(<LatePage />)
  onTestFinished(scrollToPosition({section: 0, top: 0}))
  addContact()
  await expect.poll(() => scrollY).toBe(2000)
})

test.each(inputs)('after %s a section that comes late no longer scrolls the page', async (type) => {
  await render(<LatePage />)
  onTestFinished(scrollToPosition({section: 0, top: 0}))
  dispatchEvent(new Event(type))
  addContact()
  await expect.element(contact()).toBeVisible()
  expect(scrollY).toBe(0)
})

/** Goes to a page whose section is not there yet, and waits until it is looked for. */
async function followLink(from = '/', before = () => {}) {
  await open(from)
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  onTestFinished(() => observe.mockRestore())
  before()
  clickOn('Contact us')
  await expect.poll(() => observe.mock.calls.map(([target]) => target)).toContain(document.body)
}

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <LinkToContact />
      <LatePage />
    </MemoryRouter>,
  )
}

/** As the boot script does after a reload or Back. */
function markAsBack() {
  document.documentElement.dataset['back'] = ''
  onTestFinished(() => void delete document.documentElement.dataset['back'])
}

function scrollTallPage() {
  document.body.style.minHeight = '3000px'
  onTestFinished(() => void document.body.style.removeProperty('min-height'))
  window.scrollTo({top: 500, behavior: 'instant'})
}

function LinkToContact() {
  useAnchorScroll()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/other#contact')}>
      Contact us
    </button>
  )
}

function LatePage() {
  const [isThere, setIsThere] = useState(false)
  return (
    <>
      <button type="button" style={{position: 'fixed'}} onClick={() => setIsThere(true)}>
        Add
      </button>
      <div style={{height: 2000}} />
      <main id="main">
        {isThere && (
          <section id="contact" aria-label="Contact" style={{height: 3000}}>
            Call us
          </section>
        )}
      </main>
    </>
  )
}

function addContact() {
  clickOn('Add')
}

/** Without the events of a pointer, at which the page stops waiting. */
function clickOn(name: string) {
  const button = page.getByRole('button', {name}).element()
  if (button instanceof HTMLElement) button.click()
}

function contact() {
  return page.getByRole('region', {name: 'Contact'})
}
