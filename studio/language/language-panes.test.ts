import {expect, test} from 'vitest'

import {openTranslations, panesWith} from './language-panes.ts'

const list = [{id: 'page'}]
const english = [{id: 'page-home', params: {path: 'title'}}]
const spanish = [{id: '__edit__page-home-es', params: {type: 'page'}}]

test('both translations of a page open side by side, and one of them alone again', () => {
  const alone = {panes: [list, english], groupIndex: 1}
  expect(openTranslations(alone)).toEqual(['page-home'])
  const both = panesWith(['page-home', 'page-home-es'], 'page', alone)
  expect(both).toEqual([list, english, spanish])

  const ofSpanish = {panes: both, groupIndex: 2}
  expect(openTranslations(ofSpanish)).toEqual(['page-home', 'page-home-es'])
  expect(panesWith(['page-home'], 'page', ofSpanish)).toEqual([list, english])
  expect(panesWith(['page-home-es'], 'page', {panes: both, groupIndex: 1})).toEqual([list, spanish])
})

test('another document beside a page is left alone, and one further right is closed', () => {
  const other = [{id: '__edit__page-contact', params: {type: 'page'}}]
  const pane = {panes: [other, english, other], groupIndex: 1}
  expect(openTranslations(pane)).toEqual(['page-home'])
  expect(panesWith(['page-home-es'], 'page', pane)).toEqual([other, spanish])
})
