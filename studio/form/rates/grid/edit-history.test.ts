import {expect, test} from 'vitest'

import type {Dollars} from '../price-patches.ts'
import {emptyHistory, redo, recordEdit, undo} from './edit-history.ts'
import type {EditHistory} from './edit-history.ts'

const cell = {cardKey: 'c', vehicleId: 'vehicle-s550', end: 'min'} as const

const min = (before: Dollars, after: Dollars) => [{...cell, before, after}]

const max = (before: Dollars, after: Dollars) => [{...cell, end: 'max', before, after} as const]

test('undo takes back one cell at a time, redo brings it again', () => {
  let history: EditHistory = recordEdit(emptyHistory, min(140, 1), false)
  history = recordEdit(history, min(1, 15), true)
  history = recordEdit(history, min(15, 150), true)
  history = recordEdit(history, max(200, 210), false)

  const first = undo(history, () => 210)
  expect(first?.writes).toEqual([{...cell, end: 'max', dollars: 200}])
  const second = first && undo(first.history, () => 150)
  expect(second?.writes).toEqual([{...cell, dollars: 140}])
  expect(second && undo(second.history, () => 140)).toBe(null)
  const again = second && redo(second.history, () => 140)
  expect(again?.writes).toEqual([{...cell, dollars: 150}])
})

test('undo leaves a number that somebody else has changed since', () => {
  const history = recordEdit(emptyHistory, [...min(140, 150), ...max(200, 210)], false)
  const undone = undo(history, ({end}) => (end === 'min' ? 155 : 210))
  expect(undone?.writes).toEqual([{...cell, end: 'max', dollars: 200}])
})

test('the last hundred edits can be undone', () => {
  let history: EditHistory = emptyHistory
  for (let price = 0; price < 150; price += 1) {
    history = recordEdit(history, min(price, price + 1), false)
  }
  expect(history.done).toHaveLength(100)
  expect(undo(history, () => 150)?.writes).toEqual([{...cell, dollars: 149}])
})
