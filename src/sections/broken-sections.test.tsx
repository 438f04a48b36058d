import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {page} from 'vitest/browser'

import '#src/styles.css'

import {renderWithContent} from '../../tests/support/components/render-with-content.tsx'
import {brokenCases, sampleOf, sectionTypes} from '../../tests/support/content/broken-content.ts'
import {pageWith} from '../../tests/support/content/example-page.ts'
import type {AnySection} from './section.ts'
import {Sections, preloadSections} from './sections.tsx'

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
      await renderWithContent(
        <main>
          <Sections path="/" />
        </main>,
        {page: pageWith(sections)},
      )
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
