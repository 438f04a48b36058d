import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {guideSteps, patched} from './support/guide/guide-steps.ts'

// What its steps make of the project is tried in tests/contract/adding-a-section.test.ts, which takes longer.
test('every change that the guide to a new section makes fits the file that it changes', () => {
  const texts = new Map<string, string>()
  const changes = guideSteps('docs/adding-a-section.md').filter(({language}) => language === 'diff')
  for (const {file, text} of changes) {
    texts.set(file, patched(file, texts.get(file) ?? readFileSync(file, 'utf8'), text))
  }
  expect(texts.size).toBeGreaterThan(5)
})
