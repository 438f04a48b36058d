import {expect, test} from 'vitest'

import {announcement} from './documents/announcement.ts'
import {coverageArea} from './documents/coverage-area.ts'
import {vehicle} from './documents/vehicle.ts'
import {cancellationTier} from './objects/cancellation-tier.ts'
import {driveTime} from './objects/destination/drive-time.ts'
import {graceTime} from './objects/destination/grace-time.ts'
import {rateCard} from './objects/rates/rate-card.ts'

test('a row of a list says how many it holds, also where that is one or is not written yet', () => {
  const county = {title: 'Broward', cities: ['Davie']}
  expect(coverageArea.preview?.prepare?.(county)).toMatchObject({subtitle: '1 city'})
  const card = {fromHours: 2, toHours: 4, prices: [{}]}
  expect(rateCard.preview?.prepare?.(card)).toMatchObject({subtitle: '1 vehicle'})
  const wait = {minutes: 1, label: 'at the curb'}
  expect(graceTime.preview?.prepare?.(wait)).toMatchObject({title: '1 minute'})
  const refund = (fromHours: unknown) =>
    cancellationTier.preview?.prepare?.({fromHours, refundPercent: 50})
  expect(refund(1)).toMatchObject({title: 'From 1 hour before pick-up'})
  expect(refund(undefined)).toMatchObject({title: 'From ? hours before pick-up'})
})

test('a row of a list names a range, and one number where both ends are equal', () => {
  const passengers = (min?: number, max?: number) =>
    vehicle.preview?.prepare?.({title: 'Limousine', min, max, media: undefined})
  expect(passengers(1, 6)).toMatchObject({subtitle: '1-6 passengers'})
  expect(passengers(4, 4)).toMatchObject({subtitle: '4 passengers'})
  expect(passengers(1, 1)).toMatchObject({subtitle: '1 passenger'})
  expect(passengers(1)).toMatchObject({subtitle: '1-? passengers'})
  const drive = (from?: number, to?: number) =>
    driveTime.preview?.prepare?.({county: 'Broward', from, to})
  expect(drive(30, 60)).toMatchObject({subtitle: '30 to 60 minutes'})
  expect(drive(30, 30)).toMatchObject({subtitle: '30 minutes'})
  expect(drive()).toMatchObject({subtitle: '? minutes'})
})

test('an announcement that is taken down has a name that reads well in "… was published"', () => {
  const nameOf = (text?: string) => announcement.preview?.prepare?.({text})
  expect(nameOf('Closed on Monday.')).toEqual({title: 'Closed on Monday.'})
  for (const none of [undefined, '', ' ']) {
    expect(nameOf(none)).toEqual({title: 'Announcement without text'})
  }
})
