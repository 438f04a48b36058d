import {expect, test} from 'vitest'

import {ruleContext} from '../../../tests/support/content/rule-context.ts'
import {checkHourlyPrice} from './vehicle.ts'

const context = ruleContext({_id: 'drafts.vehicle-a', _type: 'vehicle'}, [
  {
    _id: 'rates',
    _type: 'rates',
    rateCards: [
      {prices: [{vehicle: {_ref: 'vehicle-a'}}]},
      {prices: [{vehicle: {_ref: 'vehicle-b'}}]},
    ],
  },
])

test('a vehicle without a price in the first duration is warned of [CHECK-2]', async () => {
  expect(await checkVehicle('drafts.vehicle-a')).toBe(true)
  expect(await checkVehicle('vehicle-a')).toBe(true)
  expect(await checkVehicle('vehicle-b')).toBe(
    'This vehicle has no hourly price yet. Publish it, then add its price in Rates.',
  )
})

test('a vehicle that is deleted while its form is open is not checked', async () => {
  expect(await checkHourlyPrice(undefined, context)).toBe(true)
})

function checkVehicle(_id: string) {
  const vehicle = {_id, _type: 'vehicle', _rev: '', _createdAt: '', _updatedAt: ''}
  return checkHourlyPrice(vehicle, context)
}
