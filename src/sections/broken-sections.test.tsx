import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import '#src/styles.css'

import {
  type PublishedContent,
  renderWithContent,
} from '../../tests/support/components/render-with-content.tsx'
import {brokenCases, sampleOf, sectionTypes} from '../../tests/support/content/broken-content.ts'
import {exampleDestination} from '../../tests/support/content/example-destination.ts'
import {pageWith} from '../../tests/support/content/example-page.ts'
import type {AnySection} from './section.ts'
import {Sections, preloadSections} from './sections.tsx'

// Several sections show nothing without what their page or the other documents say.
const destination = {
  ...exampleDestination,
  delayRule: 'We follow the flight.',
  driveTimes: [{_key: 'a', county: 'Broward', places: null, fromMinutes: 30, toMinutes: 60}],
  vehicleIds: ['sedan'],
}
const published: PublishedContent = {
  fleet: {vehicles: [{_id: 'sedan', name: 'Sedan'}]},
  coverage: {
    areas: [{_id: 'broward', county: 'Broward', cities: ['Hollywood']}],
    destinations: [{_id: 'mia', name: 'Miami International', kind: 'airport', code: 'MIA'}],
  },
}

beforeEach(() => page.viewport(320, 800))
afterEach(() => page.viewport(1280, 900))

describe('at 320 pixels nothing scrolls sideways, whatever stands in', () => {
  for (const type of sectionTypes) {
    test(`a ${type}`, async () => {
      const sections = brokenCases(type, sampleOf(type))
        .filter(({name}) => wide.test(name))
        .map(({name, value}) => ({...value, _key: name}))
        .filter(isSection)
      expect(sections.length).toBeGreaterThan(3)
      await preloadSections(sections, 'en')
      const screen = await renderWithContent(
        <main>
          <Sections path="/" />
        </main>,
        {...published, page: {...pageWith(sections), destination}},
      )
      const shown = screen.getByRole('main').element().childElementCount
      // One without its heading may leave itself out.
      expect(shown).toBeGreaterThan(sections.length / 2)
      const {scrollWidth, clientWidth} = document.documentElement
      expect(scrollWidth - clientWidth).toBe(0)
      expect(
        document.querySelectorAll('script[src*="alert"], img[src="x"], svg[onload]'),
      ).toHaveLength(0)
    })
  }
})

/** The values that are wider than a section. */
const wide = /: (?:enormous (?:word|text|number)|right-to-left text|combined characters|markup)$/

function isSection(value: object): value is AnySection {
  return '_type' in value
}
