import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import path from 'node:path'

import {expect, onTestFinished, test} from 'vitest'

import {forgetStaticSurvivors} from './last-results.ts'

test('a survivor that no test covers is tried again, in the files of the next run alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const file = path.join(folder, 'domain.json')
  const killed = {id: '1', status: 'Killed', coveredBy: []}
  const covered = {id: '2', status: 'Survived', coveredBy: ['7']}
  const ofLoading = {id: '3', status: 'Survived', coveredBy: []}
  const mutants = [killed, covered, ofLoading]
  writeFileSync(file, JSON.stringify({files: {'a.ts': {mutants}, 'b.ts': {mutants}}}))
  forgetStaticSurvivors(file, ['a.ts'])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    files: {'a.ts': {mutants: [killed, covered]}, 'b.ts': {mutants}},
  })
})

test('results that were cut off are removed, so that every mutant is tried again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  const file = path.join(folder, 'domain.json')
  writeFileSync(file, '{"files": {"a.ts": {"mut')
  forgetStaticSurvivors(file, ['a.ts'])
  expect(existsSync(file)).toBe(false)
})

test('before the first run there is nothing to forget', () => {
  expect(() => forgetStaticSurvivors(path.join(tmpdir(), 'no-such-results.json'), [])).not.toThrow()
})
