import {afterEach, expect, onTestFinished, test, vi} from 'vitest'
import {page, userEvent} from 'vitest/browser'

import {setClock} from '#src/content/time/clock.ts'

import {brokenWords} from '../../../tests/support/components/broken-words.ts'
import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {RefundSection} from './refund-section.tsx'

const section: Section<'refundSection'> = {
  _key: 'refund',
  _type: 'refundSection',
  heading: 'Until when?',
  emptyText: 'Enter your pick-up.',
}

afterEach(() => page.viewport(1280, 900))

test('on a tablet the figures of four refunds stand on one line each', async () => {
  await page.viewport(834, 900)
  const tiers = [100, 50, 25, 0].map((refundPercent, index) => ({
    _key: String(index),
    fromHours: 36 - 12 * index,
    refundPercent,
  }))
  const screen = await renderWithContent(
    <main>
      <RefundSection section={section} />
    </main>,
    {cancellationPolicy: {tiers}},
  )
  await expect.element(screen.getByText('Nothing', {exact: true})).toBeVisible()
  expect(brokenWords(screen.container)).toEqual([])
})

test.each([
  ['pearl', 'normal'],
  ['night', 'dark'],
] as const)('on %s the icons of the pickers stand out from the fields', async (surface, scheme) => {
  const screen = await renderWithContent(<RefundSection section={{...section, surface}} />, {
    cancellationPolicy: {tiers: [{_key: 'a', fromHours: 24, refundPercent: 100}]},
  })
  for (const label of ['Pick-up date', 'Pick-up time']) {
    await expect.element(screen.getByLabelText(label)).toHaveStyle({colorScheme: scheme})
  }
})

test('while the year of the date is typed nothing is said to have passed', async () => {
  const screen = await renderWithContent(<RefundSection section={section} />, {
    cancellationPolicy: {tiers: [{_key: 'a', fromHours: 24, refundPercent: 100}]},
  })
  const answer = screen.getByRole('status')
  await screen.getByLabelText('Pick-up time').fill('09:30')
  await screen.getByLabelText('Pick-up date').fill('0202-12-12')
  await expect.element(answer).toHaveTextContent('Enter your pick-up.')
  await screen.getByLabelText('Pick-up date').fill('2020-12-12')
  await expect.element(answer).toHaveTextContent('That time has passed.')
})

test('an answer is said once, after the last key [ACCESS-2]', async () => {
  const {screen, said} = await renderAnswer()
  await screen.getByLabelText('Pick-up date').fill('2099-12-12')
  const time = screen.getByLabelText('Pick-up time')
  await time.fill('09:30')
  await expect.poll(() => said().length).toBe(1)
  await time.click()
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => void vi.useRealTimers())
  // Each makes another complete time.
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  vi.advanceTimersByTime(399)
  expect(said()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.poll(() => said().length).toBe(2)
})

test('when it is too late for the reminder, the focus moves from it to the page [ACCESS-2]', async () => {
  onTestFinished(() => setClock(null))
  setClock(Date.parse('2027-06-01T12:00:00Z'))
  const {screen} = await renderAnswer()
  await screen.getByLabelText('Pick-up time').fill('09:30')
  await screen.getByLabelText('Pick-up date').fill('2027-06-03')
  const reminder = screen.getByRole('link', {name: 'Add to calendar'})
  await expect.element(reminder).toBeVisible()
  reminder.element().focus()
  await expect.element(reminder).toHaveFocus()
  setClock(Date.parse('2027-06-03T12:00:00Z'))
  await expect.element(reminder).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

/** `said` lists what the answer has been since it was empty. */
async function renderAnswer() {
  const screen = await renderWithContent(
    <main id="main" tabIndex={-1}>
      <RefundSection section={section} />
    </main>,
    {cancellationPolicy: {tiers: [{_key: 'a', fromHours: 24, refundPercent: 100}]}},
  )
  const status = screen.getByRole('status').element()
  const said: string[] = []
  const observer = new MutationObserver(() => void said.push(status.textContent))
  observer.observe(status, {childList: true, characterData: true, subtree: true})
  onTestFinished(() => observer.disconnect())
  return {screen, said: () => said}
}

test('the year of the date has four digits', async () => {
  const screen = await renderWithContent(<RefundSection section={section} />, {
    cancellationPolicy: {tiers: [{_key: 'a', fromHours: 24, refundPercent: 100}]},
  })
  const date = screen.getByLabelText('Pick-up date')
  await date.click()
  await userEvent.keyboard('121220996')
  const field = date.element()
  expect(field instanceof HTMLInputElement && field.value).toMatch(/^\d{4}-12-12$/)
})
