import {readFile} from 'node:fs/promises'

import {type Locator, type Page, expect, test} from '@playwright/test'

import {type Language, mainLanguage} from '../../../../domain/language.ts'
import {renderOffscreenSections} from '../render-offscreen-sections.ts'

/**
 * A part of the page, its main one unless said otherwise, as a screen reader finds it: roles, names, states and texts,
 * one a line. Where links lead is left out: some URLs are those of services that have another port in each run.
 */
export async function structureOf(page: Page, part = page.getByRole('main')): Promise<string> {
  await renderOffscreenSections(page)
  const snapshot = await part.ariaSnapshot()
  const lines = snapshot.split('\n').filter((line) => !/^ *- \/url:/.test(line))
  return `${lines.map((line) => line.replace(/^( *)- /, '$1')).join('\n')}\n`
}

/** The same without what is written: languages have it in common. */
export function rolesOf(structure: string): string[] {
  return structure.split('\n').flatMap((line) => {
    const [, indent, role, states] =
      /^( *)'?(\w+)(?: "(?:[^"\\]|\\.)*")?((?: \[[^\]]+\])*)/.exec(line) ?? []
    return role && role !== 'text' ? [`${indent}${role}${states}`] : []
  })
}

/**
 * Compares what a screen reader finds with `tests/e2e/accessibility/structure/<name>.txt`. `without` are texts that
 * differ in each run; the file has "…" in their place. The file is in English: in another language the roles have to be the same.
 */
export async function expectStructure(
  page: Page,
  name: string,
  {
    part,
    without = [],
    language = mainLanguage,
  }: {part?: Locator; without?: string | string[]; language?: Language} = {},
): Promise<void> {
  const structure = await structureOf(page, part)
  const file = ['structure', `${name}.txt`]
  if (language !== mainLanguage) {
    const english = await readFile(test.info().snapshotPath(...file), 'utf8')
    expect.soft(rolesOf(structure)).toEqual(rolesOf(english))
    return
  }
  const comparable = [without].flat().reduce((text, each) => text.replaceAll(each, '…'), structure)
  expect.soft(comparable).toMatchSnapshot(file)
}

/** Pages say whether the office in Miami is open, and which day comes next. */
export const wednesdayMorning = new Date('2026-12-02T15:00:00Z')
