import {readFileSync} from 'node:fs'

import {describe, expect, test} from 'vitest'

import {heavyPicture, pageWithFormerPath} from '../../tests/support/broken-rules/case.ts'
import {onlyWarned} from '../../tests/support/broken-rules/only-warned.ts'
import {refused} from '../../tests/support/broken-rules/refused.ts'
import {documentOf} from '../../tests/support/content/seed-documents.ts'
import {imported, validateAsStudio} from '../../tests/support/content/studio-validation.ts'
import {inPlainWords} from '../validation/in-plain-words.ts'
import {isPublishQuestion} from '../validation/publish-question.ts'

describe('what is entered against a rule is answered in plain words, and refused or only warned of [CHECK-1] [CHECK-2] [CHECK-3] [CHECK-4] [CHECK-5] [CHECK-6] [CHECK-7] [CHECK-8] [CHECK-9] [CHECK-10] [CHECK-11] [CHECK-12] [CHECK-13]', () => {
  test.each(refused)('%s: "%s" keeps %s from being published', async (_, message, id, entered) => {
    expect(await answersTo(id, entered)).toEqual(expect.arrayContaining([`error: ${message}`]))
  })

  test.each(onlyWarned)(
    '%s: "%s" is a warning, with which %s can be published',
    async (_, message, id, entered) => {
      const answers = await answersTo(id, entered)
      expect(answers).toEqual(expect.arrayContaining([`warning: ${message}`]))
      expect(answers.filter((answer) => answer.startsWith('error'))).toEqual([])
    },
  )

  test.each(onlyWarned)(
    '%s: "%s" asks before a publish if it is a question [PUBLISH-4]',
    async (_, message, id, entered) => {
      const marker = (await markersOf(id, entered)).find((each) => each.message === message)
      expect(marker && isPublishQuestion(marker)).toBe(message.endsWith('?'))
    },
  )

  test('every rule for what is published is broken above', () => {
    const behavior = readFileSync(new URL('../../docs/behavior.md', import.meta.url), 'utf8')
    const rules = [...behavior.matchAll(/\*\*\[(CHECK-\d+)\]\*\*/g)].map(([, rule = '']) => rule)
    const broken = new Set([...refused, ...onlyWarned].map(([rule]) => rule))
    // CHECK-14 is the one that the seed data keeps (tests/seed-data.test.ts).
    expect(rules.filter((rule) => !broken.has(rule))).toEqual(['CHECK-14'])
  })
})

/** "error: …" or "warning: …" for all that the Studio says of a document of the seed with other values in it. */
async function answersTo(id: string, entered: Record<string, unknown>): Promise<string[]> {
  const markers = await markersOf(id, entered)
  return markers.map(({level, message}) => `${level}: ${message}`)
}

async function markersOf(id: string, entered: Record<string, unknown>) {
  const document = Object.entries(entered).reduce(
    (before, [path, value]) => changed(before, path.split('.'), value),
    imported(documentOf(id)),
  )
  const {markers} = await validateAsStudio(document, [heavyPicture, pageWithFormerPath])
  return markers.map(inPlainWords)
}

/** A copy with another value at a path of names and indexes. */
function changed<Value>(value: Value, [name, ...rest]: string[], to: unknown): Value {
  const copy = structuredClone(value)
  const parent = rest.length > 0 ? Reflect.get(Object(copy), name ?? '') : undefined
  Reflect.set(Object(copy), name ?? '', rest.length > 0 ? changed(parent, rest, to) : to)
  return copy
}
