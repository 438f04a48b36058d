import {PassThrough} from 'node:stream'

import {expect, test} from 'vitest'

import {askOn, isConfirmed} from './confirm.ts'

const question = 'The dataset holds 88 documents. This replaces 80 of them.'

test.each([
  ['yes', true],
  [' YES\r', true],
  ['y', false],
  ['no', false],
  ['', false],
  ['yes please', false],
])('the answer "%s" replaces documents: %s [SEED-1]', async (answer, replaces) => {
  const {decided, asked} = await confirm({answer: `${answer}\n`})
  expect(decided).toBe(replaces)
  expect(asked).toBe(`${question} Go on? (yes/no) `)
})

test.each([
  ['an input that ends', null],
  ['Ctrl-D', '\u0004'],
  ['Ctrl-C', '\u0003'],
])('%s instead of an answer replaces nothing [SEED-1]', async (_, key) => {
  expect(await confirm({answer: key, keys: key !== null})).toMatchObject({decided: false})
})

test('nobody is asked with --overwrite, or where no document is replaced [SEED-1]', async () => {
  expect(await confirm({overwrite: true})).toEqual({decided: true, asked: ''})
  expect(await confirm({overwrite: true, isTerminal: false})).toEqual({decided: true, asked: ''})
  expect(await confirm({question: null, isSampleForLive: true})).toEqual({
    decided: true,
    asked: '',
  })
})

test('before samples go over a live site somebody is asked, even with --overwrite [SEED-1]', async () => {
  const samples = {overwrite: true, isSampleForLive: true}
  expect(await confirm({...samples, answer: 'no\n'})).toMatchObject({decided: false})
  expect(await confirm({...samples, answer: 'yes\n'})).toMatchObject({decided: true})
  expect(await confirm({...samples, isTerminal: false})).toEqual({decided: true, asked: ''})
})

test('where nobody can be asked, the command says what would be replaced and how [SEED-1]', async () => {
  await expect(confirm({isTerminal: false})).rejects.toThrow(
    `${question}\nRun it again with --overwrite`,
  )
})

/** Confirms with an answer that is typed as soon as the question stands there; null closes the input instead. */
async function confirm({
  answer = null,
  keys = false,
  ...changes
}: {answer?: string | null; keys?: boolean} & Partial<Parameters<typeof isConfirmed>[0]>) {
  const input = new PassThrough()
  const output = Object.assign(new PassThrough(), {isTTY: keys})
  output.setEncoding('utf8')
  const decision = isConfirmed({
    question,
    overwrite: false,
    isSampleForLive: false,
    isTerminal: true,
    ask: (text) => askOn({input, output}, text),
    ...changes,
  })
  if (answer === null) input.end()
  else input.write(answer)
  const decided = await decision
  return {decided, asked: output.read() ?? ''}
}
