import {expect, test} from 'vitest'

import {sectionAnchor} from './section-anchor.ts'

test('a heading makes a fragment that people can read', () => {
  expect(sectionAnchor({_key: 'a1', heading: 'Payment & gratuity'})).toBe('payment-gratuity')
  expect(sectionAnchor({_key: 'a1', heading: 'Résumés'})).toBe('resumes')
})

test('a heading without letters gives an anchor from the key of the section', () => {
  expect(sectionAnchor({_key: 'a1', heading: null})).toBe('section-a1')
  expect(sectionAnchor({_key: 'a1', heading: '…'})).toBe('section-a1')
})
