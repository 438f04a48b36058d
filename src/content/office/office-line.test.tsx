import {expect, onTestFinished, test, vi} from 'vitest'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleOfficeHours} from '../../../tests/support/content/example-office-hours.ts'
import {setClock} from '../time/clock.ts'
import {OfficeLine} from './office-line.tsx'

/** Noon and midnight in Miami on a Wednesday. */
const noon = Date.parse('2027-06-02T16:00:00Z')
const midnight = Date.parse('2027-06-03T04:00:00Z')

test('an emergency line stands below while the office is closed, and only then [OFFICE-4]', async () => {
  try {
    setClock(noon)
    const screen = await renderWithContent(<OfficeLine withEmergencyLine />, {
      site: {settings: {officeHours: exampleOfficeHours, emergencyPhone: '+13055550199'}},
    })
    await expect.element(screen.getByText(/^Office open until 8/)).toBeVisible()
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
    setClock(midnight)
    await expect.element(screen.getByText(/^Closed now, opens/)).toBeVisible()
    await expect
      .element(screen.getByRole('link', {name: '(305) 555-0199'}))
      .toHaveAttribute('href', 'tel:+13055550199')
  } finally {
    setClock(null)
  }
})

test('when the office opens, the focus moves from the emergency line to the page [ACCESS-2]', async () => {
  onTestFinished(() => setClock(null))
  setClock(midnight)
  const screen = await renderWithContent(
    <main id="main" tabIndex={-1}>
      <OfficeLine withEmergencyLine />
    </main>,
    {site: {settings: {officeHours: exampleOfficeHours, emergencyPhone: '+13055550199'}}},
  )
  const line = screen.getByRole('link', {name: '(305) 555-0199'})
  await expect.element(line).toBeVisible()
  line.element().focus()
  await expect.element(line).toHaveFocus()
  setClock(noon)
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('inside an open menu, the focus moves from the emergency line to a button of the menu [ACCESS-2]', async () => {
  onTestFinished(() => setClock(null))
  setClock(midnight)
  const screen = await renderWithContent(
    <main id="main" tabIndex={-1}>
      <dialog ref={(dialog) => dialog?.showModal()}>
        <button type="button">Close</button>
        <OfficeLine withEmergencyLine />
      </dialog>
    </main>,
    {site: {settings: {officeHours: exampleOfficeHours, emergencyPhone: '+13055550199'}}},
  )
  const line = screen.getByRole('link', {name: '(305) 555-0199'})
  await expect.element(line).toBeVisible()
  line.element().focus()
  setClock(noon)
  await expect.element(line).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', {name: 'Close'})).toHaveFocus()
})

test('without an emergency phone only the state shows [OFFICE-4]', async () => {
  try {
    setClock(midnight)
    const screen = await renderWithContent(<OfficeLine withEmergencyLine />, {
      site: {settings: {officeHours: exampleOfficeHours}},
    })
    await expect.element(screen.getByText(/^Closed now, opens/)).toBeVisible()
    await expect.element(screen.getByText('Emergency line')).not.toBeInTheDocument()
  } finally {
    setClock(null)
  }
})

test('where the browser knows no name for the time zone, the state of the office shows all the same [OFFICE-1]', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  const zone = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({...options, timeZone: 'Etc/Unknown'})
  onTestFinished(() => zone.mockRestore())
  onTestFinished(() => setClock(null))
  setClock(noon)
  const screen = await renderWithContent(<OfficeLine />, {
    site: {settings: {officeHours: exampleOfficeHours}},
  })
  await expect.element(screen.getByText(/^Office open until 8/)).toBeVisible()
})

test('without office hours there is nothing, not even an empty place', async () => {
  const screen = await renderWithContent(<OfficeLine withEmergencyLine />, {
    site: {
      settings: {
        officeHours: {...exampleOfficeHours, closes: ''},
        emergencyPhone: '+13055550199',
        closedDays: [{_key: 'a', _type: 'closedDay', day: '2027-06-02', name: 'repairs'}],
      },
    },
  })
  expect(screen.container.textContent).toBe('')
  expect(screen.container.querySelector('p, div:not(:has(*))')).toBeNull()
})
