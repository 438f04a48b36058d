import {readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {guideSteps, patched} from '../support/guide/guide-steps.ts'

// What the steps make of the project is tried in tests/contract, which takes longer.
test.for([
  ['to a new section', 'docs/adding-a-section.md', 5],
  ['to a new language', 'docs/languages.md', 3],
] as const)(
  'every change that the guide %s makes fits the file that it changes',
  ([, guide, least]) => {
    const texts = new Map<string, string>()
    const changes = guideSteps(guide).filter(({language}) => language === 'diff')
    for (const {file, text} of changes) {
      texts.set(file, patched(file, texts.get(file) ?? readFileSync(file, 'utf8'), text))
    }
    expect(texts.size).toBeGreaterThan(least)
  },
)
