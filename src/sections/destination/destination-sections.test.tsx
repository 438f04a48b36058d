import {afterEach, expect, test} from 'vitest'
import {cdp, page as browserPage} from 'vitest/browser'

import {PagePathContext} from '#src/content/facts/page-path.ts'

import {renderWithContent} from '../../../tests/support/components/render-with-content.tsx'
import {exampleDestination, pageAbout} from '../../../tests/support/content/example-destination.ts'
import {pageWith} from '../../../tests/support/content/example-page.ts'
import {BookingStripSection} from './booking-strip-section.tsx'
import {DestinationHeadSection} from './destination-head-section.tsx'
import {DestinationVehiclesSection} from './destination-vehicles-section.tsx'
import {DriveTimesSection} from './drive-times-section.tsx'
import {WaitingSection} from './waiting-section.tsx'

const waiting = {_key: 'waiting', _type: 'waitingSection', heading: 'Waiting'} as const
const driving = {_key: 'drive', _type: 'driveTimesSection', heading: 'How far it is'} as const
const vehicles = {
  _key: 'cars',
  _type: 'destinationVehiclesSection',
  heading: 'Cars',
  moreLink: null,
} as const
const strip = {_key: 'strip', _type: 'bookingStripSection', heading: 'When do you land?'} as const

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', {media: ''})
  await browserPage.viewport(1280, 900)
})

test('each part of waiting stands without the other', async () => {
  const graceTimes = [
    {_key: 'a', minutes: 45, label: 'after a flight from abroad'},
    {_key: 'b', minutes: -3, label: 'after a mistake'},
    {_key: 'c', minutes: 1, label: 'at the curb'},
  ]
  const times = await renderWithContent(<WaitingSection section={waiting} />, {
    page: pageAbout({graceTimes}),
  })
  await expect.element(times.getByRole('definition').first()).toHaveTextContent('45 minutes')
  await expect.element(times.getByText('minute', {exact: true})).toBeVisible()
  await expect.element(times.getByText('after a mistake')).not.toBeInTheDocument()
  await times.unmount()
  const inSpanish = await renderWithContent(
    <PagePathContext value="/es">
      <WaitingSection section={waiting} />
    </PagePathContext>,
    {path: '/es', page: pageAbout({graceTimes})},
  )
  await expect.element(inSpanish.getByText('minuto', {exact: true})).toBeVisible()
  await inSpanish.unmount()

  const rule = await renderWithContent(<WaitingSection section={waiting} />, {
    page: pageAbout({delayRule: 'We follow the flight.'}),
  })
  await expect.element(rule.getByText('We follow the flight.')).toBeVisible()
  await expect.element(rule.getByRole('definition')).not.toBeInTheDocument()
  await rule.unmount()

  const none = await renderWithContent(<WaitingSection section={waiting} />, {page: pageAbout({})})
  await expect.element(none.container).toBeEmptyDOMElement()
})

test('the head leads to where guests meet only while the page says so [SERVICE-8]', async () => {
  const head = {
    _key: 'head',
    _type: 'destinationHeadSection',
    heading: 'Miami International',
    meetLabel: 'Where you meet',
    parent: null,
    actions: null,
  } as const
  const meeting = {_key: 'meet', _type: 'meetingSection', heading: 'Where you meet'} as const
  const link = {name: 'Where you meet'}
  const withIt = await renderWithContent(<DestinationHeadSection section={head} />, {
    page: {...pageWith([meeting]), destination: exampleDestination},
  })
  await expect.element(withIt.getByRole('link', link)).toHaveAttribute('href', '/#meet')
  await withIt.unmount()
  for (const page of [pageAbout({}), pageWith([meeting])]) {
    const without = await renderWithContent(<DestinationHeadSection section={head} />, {page})
    await expect.element(without.getByRole('heading', {level: 1})).toBeVisible()
    await expect.element(without.getByRole('link', link)).not.toBeInTheDocument()
    await without.unmount()
  }
})

test('drive times are ranges from short to long; a reversed one is left out [PLACES-3]', async () => {
  const driveTimes = [
    {_key: 'a', county: 'Palm Beach', places: null, fromMinutes: 70, toMinutes: 100},
    {_key: 'b', county: 'Broward', places: 'Hollywood to Weston', fromMinutes: 30, toMinutes: 60},
    {_key: 'c', county: 'Monroe', places: null, fromMinutes: 90, toMinutes: 60},
  ]
  const screen = await renderWithContent(<DriveTimesSection section={driving} />, {
    page: pageAbout({driveTimes}),
  })
  const [first, second, ...rest] = screen.getByRole('listitem').elements()
  expect(first?.textContent).toBe('30-60 minBrowardHollywood to Weston')
  expect(second?.textContent).toBe('70-100 minPalm Beach')
  expect(rest).toEqual([])
})

test('what explains the line of drive times shows where the line does, and the note everywhere', async () => {
  const driveTimes = [{_key: 'a', county: 'Broward', places: null, fromMinutes: 30, toMinutes: 60}]
  const screen = await renderWithContent(
    <DriveTimesSection section={{...driving, note: 'Allow more on Fridays.'}} />,
    {page: pageAbout({driveTimes})},
  )
  const explanation = screen.getByText(/^Each lit stretch/)
  const note = screen.getByText(/Allow more on Fridays\.$/)
  await expect.element(explanation).toBeVisible()
  await browserPage.viewport(390, 844)
  await expect.element(explanation).not.toBeVisible()
  await expect.element(note).toBeVisible()
  await browserPage.viewport(1280, 900)
  await cdp().send('Emulation.setEmulatedMedia', {media: 'print'})
  await expect.element(explanation).not.toBeVisible()
  await expect.element(note).toBeVisible()
})

test('on paper the code of an airport is the largest line of its head [ACCESS-3]', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {media: 'print'})
  const head = {
    _key: 'head',
    _type: 'destinationHeadSection',
    heading: 'Miami International',
    parent: null,
    actions: null,
  } as const
  const screen = await renderWithContent(<DestinationHeadSection section={head} />, {
    page: pageAbout({}),
  })
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  expect(sizeOf(screen.getByText('MIA', {exact: false}).first().element())).toBeGreaterThan(
    sizeOf(screen.getByRole('heading', {level: 1}).element()),
  )
})

test('the names of vehicles beside each other stand at one height, whatever is drawn above them', async () => {
  const picture = (size: string) => ({asset: {_ref: `image-abc123-${size}-png`}})
  const screen = await renderWithContent(<DestinationVehiclesSection section={vehicles} />, {
    page: pageAbout({vehicleIds: ['sedan', 'van']}),
    fleet: {
      vehicles: [
        {_id: 'sedan', name: 'Sedan', cutout: picture('1200x400')},
        {_id: 'van', name: 'Van', cutout: picture('1200x1200')},
      ],
    },
  })
  const topOf = (name: string) =>
    screen.getByRole('heading', {name}).element().getBoundingClientRect().top
  expect(topOf('Sedan')).toBe(topOf('Van'))
  expect(topOf('Sedan')).toBeGreaterThan(300)
})

test('the chosen vehicles stand with what has been measured of them, and are booked from here', async () => {
  const vehicle = {
    passengers: {min: 1, max: 3},
    capacity: {rows: '1, 2', checkedBags: 2, cabinBags: 1},
  }
  const screen = await renderWithContent(<DestinationVehiclesSection section={vehicles} />, {
    page: pageAbout({vehicleIds: ['sedan', 'van', 'gone']}),
    fleet: {
      vehicles: [
        {...vehicle, _id: 'sedan', name: 'Sedan'},
        {...vehicle, _id: 'van', name: 'Van', capacity: {...vehicle.capacity, isSample: true}},
        {...vehicle, _id: 'other', name: 'Other'},
      ],
    },
  })
  const sedan = screen.getByRole('article', {name: 'Sedan'})
  await expect.element(sedan.getByText('2 checked and 1 carry-on bag')).toBeVisible()
  await expect
    .element(sedan.getByRole('link'))
    .toHaveAttribute('href', '/reservation?pickup=Miami+International+%28MIA%29&vehicle=Sedan')
  const van = screen.getByRole('article', {name: 'Van'})
  await expect.element(van).toHaveTextContent('Van1-3 passengersBook This Vehicle')
  await expect.element(screen.getByText('Other')).not.toBeInTheDocument()
})

test('the booking strip names the pick-up, and calls only where there is a number', async () => {
  const screen = await renderWithContent(<BookingStripSection section={strip} />, {
    page: pageAbout({}),
    site: {settings: {bookNowLabel: 'Book Now'}},
  })
  await expect.element(screen.getByText('Miami International (MIA)')).toBeVisible()
  await expect
    .element(screen.getByRole('link', {name: 'Book Now'}))
    .toHaveAttribute('href', '/reservation?pickup=Miami+International+%28MIA%29')
  await expect.element(screen.getByRole('link', {name: /Call/})).not.toBeInTheDocument()
  await expect.element(screen.getByText('You will need')).not.toBeInTheDocument()
})
