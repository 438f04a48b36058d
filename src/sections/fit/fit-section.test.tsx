import {expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'

import {RestoredInput} from '#src/hydration/restored-input.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import type {Section} from '../section.ts'
import {FitSection} from './fit-section.tsx'

const section: Section<'fitSection'> = {
  _key: 'fit',
  _type: 'fitSection',
  heading: 'Will we fit?',
  bookLabel: 'Book This Vehicle',
}

const suv = {
  _id: 'suv',
  name: 'Large SUV',
  shortName: 'SUV',
  passengers: {_type: 'passengerRange', min: 1, max: 6},
  capacity: {
    rows: '1, 2, 3',
    checkedBags: 4,
    cabinBags: 2,
    childSeats: null,
    pets: null,
    isSample: false,
  },
} as const

test('a vehicle answers, with its plan and no word of samples once it is measured [FLEET-6]', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const vehicle = screen.getByRole('article', {name: 'Large SUV'})
  await expect.element(vehicle.getByText('6 seats, 4 checked and 2 carry-on bags')).toBeVisible()
  expect(vehicle.element().querySelectorAll('svg[viewBox^="-64"]')).toHaveLength(1)
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent('Up to 6 passengers, besides your chauffeur.')
  await screen.getByRole('button', {name: 'One more passenger'}).click()
  await expect.element(vehicle.getByText('Fits')).toBeVisible()
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent('One car is enough: the SUV takes you with room left.')
  // The focus is on the button, so that the field does not say what it holds now.
  await expect.element(screen.getByRole('status').last()).toHaveTextContent('Passengers: 2')
  await expect.element(screen.getByText(/^Sample/)).not.toBeInTheDocument()
})

test('where only passengers are known, they alone are judged, and bags are asked for', async () => {
  const unknown = {...suv, capacity: null}
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [unknown]},
  })
  const vehicle = screen.getByRole('article', {name: 'Large SUV'})
  await expect.element(vehicle.getByText('6 seats')).toBeVisible()
  expect(vehicle.element().querySelector('svg[viewBox^="-64"]')).toBeNull()
  await screen.getByRole('button', {name: 'One more checked bag'}).click()
  await expect.element(vehicle.getByText('5 seats left. Ask us about your bags.')).toBeVisible()
})

test('an empty field is no count: typing starts over', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const passengers = screen.getByRole('spinbutton', {name: 'Passengers'})
  await passengers.clear()
  await expect.element(passengers).toHaveValue(null)
  await passengers.fill('7')
  await expect.element(screen.getByText(/6 seats in one car; there are 7 of you/)).toBeVisible()
})

test('a count above 40 is answered with the advice to call, not as if it were 40 [FLEET-4]', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const passengers = screen.getByRole('spinbutton', {name: 'Passengers'})
  await passengers.fill('55')
  const answer = screen.getByRole('status').first()
  await expect.element(answer).toHaveTextContent('Call us, and we will find the cars.')
  const vehicle = screen.getByRole('article', {name: 'Large SUV'})
  await expect.element(vehicle.getByText('6 seats, 4 checked and 2 carry-on bags')).toBeVisible()
  await expect
    .element(vehicle.getByRole('link', {name: 'Contact us'}))
    .toHaveAttribute('href', '/contact')
  const changed = screen.getByRole('status').last()
  await expect.element(changed).toHaveTextContent('Passengers: 55')
  await passengers.fill('12')
  await expect.element(answer).toHaveTextContent('It takes two cars of the same kind: the SUV.')
  await passengers.fill('3')
  await screen.getByRole('spinbutton', {name: 'Child seats'}).fill('55')
  await expect.element(changed).toHaveTextContent('Child seats: 2')
  await expect.element(answer).not.toHaveTextContent('Call us')
})

test('child seats outlast a smaller count that is only on its way to a larger one', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const passengers = screen.getByRole('spinbutton', {name: 'Passengers'})
  const childSeats = screen.getByRole('spinbutton', {name: 'Child seats'})
  await passengers.fill('12')
  await childSeats.fill('3')
  await passengers.fill('1')
  await expect.element(childSeats).toHaveValue(0)
  await passengers.fill('14')
  await expect.element(childSeats).toHaveValue(3)
})

test('a count that a change of language puts in, without the focus, follows the buttons [LANG-2]', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const passengers = screen.getByRole('spinbutton', {name: 'Passengers'})
  putIn(passengers.element(), '4')
  await screen.getByRole('button', {name: 'One more passenger'}).click()
  await expect.element(passengers).toHaveValue(5)
})

test('a count above 40 stands as it was typed, also after a change of language [FLEET-4] [LANG-2]', async () => {
  const screen = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
  })
  const passengers = screen.getByRole('spinbutton', {name: 'Passengers'})
  await passengers.fill('55')
  await userEvent.tab()
  await expect.element(passengers).toHaveValue(55)
  await screen.unmount()

  const inSpanish = await renderWithContent(<FitSection section={section} />, {
    fleet: {vehicles: [suv]},
    path: '/es',
  })
  const pasajeros = inSpanish.getByRole('spinbutton', {name: 'Pasajeros'})
  putIn(pasajeros.element(), '55')
  await expect
    .element(inSpanish.getByRole('status').first())
    .toHaveTextContent('Llámenos y le conseguimos los autos.')
  await expect.element(pasajeros).toHaveValue(55)
  await expect.element(pasajeros).toBeInvalid()
  await inSpanish.getByRole('button', {name: 'Un pasajero menos'}).click()
  await expect.element(pasajeros).toHaveValue(40)
})

test('a fleet that is too large for one row goes on in the next, so that every name can be read', async () => {
  await page.viewport(1280, 900)
  const vehicles = Array.from({length: 15}, (_, index) => ({...suv, _id: `suv-${index}`}))
  const screen = await renderWithContent(<FitSection section={section} />, {fleet: {vehicles}})
  const boxes = screen
    .getByRole('article')
    .elements()
    .map((vehicle) => vehicle.parentElement?.getBoundingClientRect())
  expect(boxes).toHaveLength(15)
  expect(Math.min(...boxes.map((box) => box?.width ?? 0))).toBeGreaterThanOrEqual(176)
  expect(document.documentElement.scrollWidth).toBe(1280)
})

test('without vehicles there is a way to ask', async () => {
  const screen = await renderWithContent(<FitSection section={section} />)
  await expect.element(screen.getByRole('link', {name: 'Contact us'})).toBeVisible()
  await expect.element(screen.getByRole('spinbutton')).not.toBeInTheDocument()
})

/** As a change of language does with what stood in the field before. */
function putIn(field: Element, value: string) {
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new RestoredInput())
}
