import {expect, onTestFinished, test, vi} from 'vitest'

import {renderWithContent} from '../../../../tests/support/components/render-with-content.tsx'
import {pageAbout} from '../../../../tests/support/content/example-destination.ts'
import type {Section} from '../../section.ts'
import {MeetingSection} from './meeting-section.tsx'

const section: Section<'meetingSection'> = {
  _key: 'meet',
  _type: 'meetingSection',
  heading: 'Where you meet',
  callText: 'Call us for today’s meeting point.',
}
const meetingPoints = [
  {_key: 'a', level: 'Level 1', title: 'From abroad', steps: ['Take your bags.', 'Go out.']},
  {_key: 'b', level: null, title: 'Not written yet', steps: []},
]
const site = {settings: {phone: '+13055550100'}}

test('a recent check shows its day and each meeting point with its steps', async () => {
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2027-06-10T16:00:00Z')})
  onTestFinished(() => void vi.useRealTimers())
  const meetingCheckedOn = '2027-06-09'
  const screen = await renderWithContent(<MeetingSection section={section} />, {
    site,
    page: pageAbout({meetingCheckedOn, meetingPoints}),
  })
  await expect.element(screen.getByText('Checked on June 9, 2027')).toBeVisible()
  await expect.element(screen.getByRole('heading', {name: 'From abroad'})).toBeVisible()
  await expect.element(screen.getByText('Level 1')).toBeVisible()
  await expect.element(screen.getByText('Go out.')).toBeVisible()
  await expect.element(screen.getByText('Not written yet')).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('Call us for today’s meeting point.'))
    .not.toBeInTheDocument()
})

test('a step that comes twice is read twice', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => warned.mockRestore())
  vi.useFakeTimers({toFake: ['Date'], now: new Date('2027-06-10T16:00:00Z')})
  onTestFinished(() => void vi.useRealTimers())
  const steps = ['Cross the street.', 'Pass the taxis.', 'Cross the street.']
  const screen = await renderWithContent(<MeetingSection section={section} />, {
    site,
    page: pageAbout({
      meetingCheckedOn: '2027-06-09',
      meetingPoints: [{_key: 'a', level: null, title: 'From abroad', steps}],
    }),
  })
  const items = [...screen.container.querySelectorAll('ol li')]
  expect(items.map(({textContent}) => textContent)).toEqual(steps)
  expect(warned).not.toHaveBeenCalled()
})

test.each([
  ['without a day', null],
  ['with an old day', '2024-01-01'],
])('%s the phone stands in place of the meeting points [PLACES-4]', async (_, meetingCheckedOn) => {
  const screen = await renderWithContent(<MeetingSection section={section} />, {
    site,
    page: pageAbout({meetingCheckedOn, meetingPoints}),
  })
  await expect.element(screen.getByText('Call us for today’s meeting point.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Call (305) 555-0100'}))
    .toHaveAttribute('href', 'tel:+13055550100')
  await expect.element(screen.getByText('From abroad')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Checked on', {exact: false})).not.toBeInTheDocument()
})

test('a fact names its source and the day; one without a source is left out [PLACES-3]', async () => {
  const facts = [
    {_key: 'a', text: 'Four terminals.', source: 'https://www.fll.net/map', readOn: '2026-11-25'},
    {_key: 'b', text: 'Hearsay.', source: null, readOn: '2026-11-25'},
  ]
  const screen = await renderWithContent(<MeetingSection section={section} />, {
    site,
    page: pageAbout({facts}),
  })
  await expect.element(screen.getByText('Four terminals.')).toBeVisible()
  await expect.element(screen.getByText(/Source: .*read November 25, 2026/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: /^fll\.net/}))
    .toHaveAttribute('href', 'https://www.fll.net/map')
  await expect.element(screen.getByText('Hearsay.')).not.toBeInTheDocument()
})

test('on a page about no airport there is no section', async () => {
  const screen = await renderWithContent(<MeetingSection section={section} />)
  await expect.element(screen.container).toBeEmptyDOMElement()
})
