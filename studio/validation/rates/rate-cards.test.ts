import {expect, test} from 'vitest'

import {vehicles, durations, escalade} from '../../../tests/support/content/rate-cards.ts'
import {publishQuestion} from '../publish-question.ts'
import {
  durationsTouch,
  everyVehicleHasHourlyPrice,
  longerIsNotDearer,
  ratesStartAtMinimum,
  vehicleOnce,
} from './rate-cards.ts'

test('durations start at the minimum booking, touch, and the last is open-ended [CHECK-2]', () => {
  expect(durationsTouch(durations([2, 4], [4, 8], [8]), 2)).toBe(true)
  expect(durationsTouch(durations([2]), 2)).toBe(true)
  expect(durationsTouch([], 2)).toBe(true)
  expect(durationsTouch(durations([3, 4], [4]), 2)).toBe(
    'The first duration starts at 3 hours, but the minimum booking is 2 hours.',
  )
  expect(durationsTouch(durations([1, 4], [4]), 2)).toMatch(/starts at 1 hour, but/)
  expect(durationsTouch(durations([2, 4], [6]), 2)).toBe(
    'No rates cover 4 to 6 hours. Let one duration end where the next one starts.',
  )
  expect(durationsTouch(durations([2, 5], [4]), 2)).toBe(
    '"2-5 hours" and "4+ hours" overlap. Let one duration end where the next one starts.',
  )
  expect(durationsTouch(durations([2, 4], [4, 8]), 2)).toBe(
    'No rates cover more than 8 hours. Leave "Up to (hours)" empty in the last duration.',
  )
  expect(durationsTouch(durations([2], [4]), 2)).toBe(
    '"2+ hours" has no upper end, so nothing can follow it. Fill in "Up to (hours)".',
  )
  expect(durationsTouch(durations([2, 4], [8], [4, 8]), 2)).toBe(
    'Drag "4-8 hours" above "8+ hours": the shorter ones come first.',
  )
  expect(durationsTouch(durations([2, 2], [2]), 2)).toBe(
    '"2-2 hours" ends before it starts. Correct "Up to (hours)".',
  )
})

test('a minimum booking at which the published rates do not start is asked about [PUBLISH-4]', () => {
  expect(ratesStartAtMinimum(2, 1)).toEqual(
    publishQuestion('Rates start at 1 hour. Will you change their first duration as well?'),
  )
  expect(ratesStartAtMinimum(2, 2)).toBe(true)
  expect(ratesStartAtMinimum(undefined, 2)).toBe(true)
  expect(ratesStartAtMinimum(2, null)).toBe(true)
})

test('a longer booking does not cost more per hour, at either end [CHECK-2]', () => {
  expect(longerIsNotDearer(escalade([110, 160], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([120, 180], [110, 160]), vehicles)).toBe(true)
  expect(longerIsNotDearer(escalade([110, 160], [130, 160]), vehicles)).toBe(
    'Cadillac Escalade: 4+ hours ($130-160) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
  expect(longerIsNotDearer(escalade([110, 160], [110, 180]), [])).toBe(
    'A vehicle: 4+ hours ($110-180) costs more per hour than 2-4 hours ($110-160). Longer bookings should not cost more.',
  )
})

test('every vehicle has an hourly price and none stands twice in a duration [CHECK-2]', () => {
  const [card] = escalade([120, 180])
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles.slice(0, 1))).toBe(true)
  expect(everyVehicleHasHourlyPrice(card && [card], vehicles)).toBe(
    'Mercedes Sprinter: no hourly price. Add it to "2+ hours", the first duration.',
  )
  expect(vehicleOnce(card?.prices)).toBe(true)
  expect(vehicleOnce([...(card?.prices ?? []), ...(card?.prices ?? [])])).toBe(
    'A vehicle is listed here twice. Keep one of the two prices.',
  )
})

test('rates that are still being written are not judged', () => {
  expect(vehicleOnce(undefined)).toBe(true)
  expect(vehicleOnce([{}, {}, {vehicle: {}}, {vehicle: {}}])).toBe(true)
  expect(longerIsNotDearer(undefined, vehicles)).toBe(true)
  expect(longerIsNotDearer([{fromHours: 2}, ...escalade([110, 160])], vehicles)).toBe(true)
  expect(everyVehicleHasHourlyPrice(undefined, vehicles)).toBe(true)
  expect(everyVehicleHasHourlyPrice([], vehicles)).toBe(true)
  expect(durationsTouch(undefined, 2)).toBe(true)
})

test('all vehicles without an hourly price are named', () => {
  expect(everyVehicleHasHourlyPrice([{fromHours: 2}], vehicles)).toBe(
    'Cadillac Escalade, Mercedes Sprinter: no hourly price. Add them to "2+ hours", the first duration.',
  )
})

test('a duration without its first hour, and a price without vehicle or price, are not judged yet', () => {
  expect(durationsTouch([{}], 2)).toBe(true)
  const unfinished = [{}, {vehicle: {_ref: 'vehicle-escalade'}}, {price: {min: 1, max: 1}}]
  const cards = [{prices: unfinished}, ...escalade([110, 160])]
  expect(longerIsNotDearer([...cards, {prices: unfinished}], vehicles)).toBe(true)
  expect(everyVehicleHasHourlyPrice([{fromHours: 2, prices: [{}]}], vehicles)).toMatch(/Add them/)
})
