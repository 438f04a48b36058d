import {globSync, readFileSync} from 'node:fs'

import {expect, test} from 'vitest'

import {readTestTitles, titlesIn} from './support/test-titles.ts'

const behavior = readFileSync(new URL('../docs/behavior.md', import.meta.url), 'utf8')
const rules = [...behavior.matchAll(/^- \*\*\[([A-Z]+-\d+)\]\*\* (?=\S)/gm)].map(
  ([, rule = '']) => rule,
)
const cited = readTestTitles().flatMap(({file, title}) =>
  citationsIn(title).map((rule) => ({rule, file, title})),
)

test('every rule of docs/behavior.md is cited by a test', () => {
  expect(rules.length).toBeGreaterThan(200)
  const proven = new Set(cited.map(({rule}) => rule))
  expect(rules.filter((rule) => !proven.has(rule))).toEqual([])
})

test('every citation in the title of a test names a rule', () => {
  const unknown = cited.filter(({rule}) => !rules.includes(rule))
  expect(unknown).toEqual([])
})

test('every citation in a comment names a rule', () => {
  const areas = new Set(rules.map(areaOf))
  const files = globSync('{domain,src,studio,scripts,emulators,bench,tests}/**/*.{ts,tsx,css}', {
    exclude: ['**/node_modules/**'],
  })
  const citations = files.flatMap((file) => citationsIn(readFileSync(file, 'utf8')))
  expect(citations.filter((rule) => areas.has(areaOf(rule)) && !rules.includes(rule))).toEqual([])
})

test('no rule is written twice', () => {
  expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
  // A rule in another form would be a rule that nothing has to prove.
  expect(citationsIn(behavior)).toEqual(rules)
})

test('the document stays under 15 pages', () => {
  expect(behavior.split(/\s+/).length).toBeLessThan(15 * 450)
})

test('a citation counts in titles of tests that run, and of their groups', () => {
  const source = `
    // test('in a comment [NO-1]', () => {})
    const text = "test('in a text [NO-2]')"
    test('a title [YES-1] [YES-2]', () => expect(text).toMatch('in an assertion [NO-3]'))
    test.skip('skipped [NO-4]', () => {})
    describe('no test in it [NO-5]', () => {})
    test.describe('a group [YES-3]', () => {
      for (const size of sizes) test(\`at \${size} pixels [YES-4]\`, async () => {
        await test.step('a step [NO-6]', async () => {})
      })
    })
    test.each([['a case [NO-7]']])('%s of many [YES-5]', () => {})
    test.for(cases)('$name of many [YES-6]', () => {})
  `
  const titles = titlesIn('example.test.ts', source)
  expect(titles).toContain('a group [YES-3] › at … pixels [YES-4]')
  expect(titles.flatMap(citationsIn)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `YES-${n}`))
})

function citationsIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, rule = '']) => rule)
}

/** "FRAME" of "FRAME-4". */
function areaOf(rule: string): string {
  return rule.replace(/-\d+$/, '')
}
