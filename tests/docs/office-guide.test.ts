import {readFileSync, readdirSync, statSync} from 'node:fs'

import {expect, test} from 'vitest'

import {renderGuide} from '../../studio/guide/render-guide.ts'

const docs = new URL('../../docs/', import.meta.url)
const guide = readFileSync(new URL('office.md', docs), 'utf8')
const pictures = [...guide.matchAll(/!\[([^\]]*)\]\(office\/([\w-]+\.webp)\)/g)].map(
  ([, alt = '', file = '']) => ({alt, file}),
)
const files = readdirSync(new URL('office/', docs))

test('the guide for the office shows every picture that is there, each with its own description', () => {
  expect(pictures.map(({file}) => file).toSorted()).toEqual(files.toSorted())
  expect(guide.match(/!\[/g)).toHaveLength(pictures.length)
  expect(pictures.filter(({alt}) => alt.length < 20)).toEqual([])
  expect(new Set(pictures.map(({alt}) => alt)).size).toBe(pictures.length)
})

test('the pictures of the guide are small files', () => {
  const bytes = files.map((file) => statSync(new URL(`office/${file}`, docs)).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(600_000)
})

test('the guide becomes a page with its title, its headings and its pictures', () => {
  const page = renderGuide('# How it goes\n\n## Rates\n\n![A table](rates.webp)\n')
  expect(page).toContain('<title>How it goes</title>')
  expect(page).toContain('<h2>Rates</h2>')
  expect(page).toContain('<img src="rates.webp" alt="A table">')
})
