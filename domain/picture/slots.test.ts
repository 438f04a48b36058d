import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {neededWidth, pictureSlots} from './slots.ts'

test('a picture is sharp at two pixels for one, or at the largest width that the site asks for', () => {
  expect(neededWidth(pictureSlots.fleetCard)).toBe(1248)
  expect(neededWidth(pictureSlots.heroWide)).toBe(2400)
  expect(neededWidth(pictureSlots.sharing)).toBe(1200)
})

test('cards have the ratio in the style sheet that their pictures are cut to', () => {
  const vehicle = readFileSync('src/sections/fleet/vehicle-card.tsx', 'utf8')
  const service = readFileSync('src/sections/services/service-card.tsx', 'utf8')
  expect(vehicle).toContain('aspect-video')
  expect(pictureSlots.fleetCard.ratio).toBe(16 / 9)
  expect(service).toContain('aspect-16/10')
  expect(pictureSlots.serviceCard.ratio).toBe(16 / 10)
})
