import {afterAll, beforeEach, expect, test} from 'vitest'

import {checkBookingWidget} from '../../../scripts/doctor/booking-widget.ts'
import {problems, startHealthyEnvironment} from './healthy-environment.ts'

const {variables, client, settings, breakWidget, serve, heal, stop} =
  await startHealthyEnvironment()

beforeEach(heal)
afterAll(stop)

test.each([
  ['error', 'answers with an error (500)'],
  ['refused', 'does not answer'],
  ['blocked', `refuses to be shown inside ${variables.SITE_URL}`],
])('a booking page in the state "%s" is reported', async (mode, message) => {
  expect(await problems(checkBookingWidget, variables)).toBe('')
  await breakWidget(mode)
  expect(await problems(checkBookingWidget, variables)).toContain(message)
})

test('a booking page that is missing or not allowed is reported', async () => {
  expect(
    await problems(checkBookingWidget, {
      ...variables,
      BOOKING_WIDGET_ORIGINS: 'https://book.example.com',
    }),
  ).toContain(
    `The booking page is at ${variables.BOOKING_WIDGET_ORIGINS}, and the site may only show https://book.example.com. Add ${variables.BOOKING_WIDGET_ORIGINS} to BOOKING_WIDGET_ORIGINS`,
  )
  await client.patch('siteSettings').unset(['bookingWidgetUrl']).commit()
  expect(await problems(checkBookingWidget, variables)).toContain('Nobody can book')
})

test('a booking page that allows this site alone is well', async () => {
  const url = await serve((_, response) =>
    response
      .setHeader('content-security-policy', `frame-ancestors 'self' ${variables.SITE_URL}`)
      .setHeader('x-frame-options', 'DENY')
      .end(),
  )
  await settings({bookingWidgetUrl: `${url}/book`})
  const allowed = {...variables, BOOKING_WIDGET_ORIGINS: url}
  expect(await problems(checkBookingWidget, allowed)).toBe('')
  expect(
    await problems(checkBookingWidget, {...allowed, SITE_URL: 'https://www.example.com'}),
  ).toContain('refuses to be shown inside https://www.example.com')
})

test('a booking page may redirect within its own origin, where the page at the end is judged', async () => {
  let ancestors = '*'
  const last = await serve(({url}, response) => {
    if (url === '/') response.writeHead(302, {location: '/book'}).end()
    else response.setHeader('content-security-policy', `frame-ancestors ${ancestors}`).end()
  })
  const first = await serve((_, response) =>
    response.writeHead(302, {location: `${last}/book`}).end(),
  )
  const both = {...variables, BOOKING_WIDGET_ORIGINS: `${first},${last}`}
  await settings({bookingWidgetUrl: `${first}/book`})
  expect(await problems(checkBookingWidget, both)).toBe(
    `The booking page ${first}/book redirects to ${last}, and the site takes no messages from there. Enter the URL at ${last} in the Studio, under Company details, and allow ${last} in BOOKING_WIDGET_ORIGINS.`,
  )
  await settings({bookingWidgetUrl: `${last}/`})
  expect(await problems(checkBookingWidget, both)).toBe('')
  ancestors = "'none'"
  expect(await problems(checkBookingWidget, both)).toContain('refuses to be shown inside')
})
