import {expect, test} from 'vitest'

import {type FrameEvent, initialFrameState, nextFrameState} from './frame-state.ts'

const after = (...events: FrameEvent[]) => events.reduce(nextFrameState, initialFrameState)

test('loading alone proves nothing: the frame still waits', () => {
  expect(after({type: 'load'})).toEqual({status: 'waiting', height: null, loaded: true})
})

test('a size message is the answer, and the last one gives the height', () => {
  const state = after({type: 'answer', height: 480}, {type: 'answer', height: 520})
  expect(state).toEqual({status: 'answered', height: 520, loaded: true})
})

test('without an answer the deadline makes the frame late, loaded or not', () => {
  expect(after({type: 'deadline'}).status).toBe('late')
  expect(after({type: 'load'}, {type: 'deadline'}).status).toBe('late')
})

test('an answer counts before and after the deadline', () => {
  expect(after({type: 'answer', height: 480}, {type: 'deadline'}).status).toBe('answered')
  expect(after({type: 'deadline'}, {type: 'answer', height: 480}).status).toBe('answered')
})

test('a retry starts over and can be late again', () => {
  expect(after({type: 'load'}, {type: 'deadline'}, {type: 'retry'})).toEqual({
    status: 'retrying',
    height: null,
    loaded: false,
  })
  expect(after({type: 'deadline'}, {type: 'retry'}, {type: 'deadline'}).status).toBe('late')
})

test('only a late frame is tried again, so that no booking is lost', () => {
  const answered = after({type: 'answer', height: 480})
  expect(nextFrameState(answered, {type: 'retry'})).toBe(answered)
  expect(nextFrameState(initialFrameState, {type: 'retry'})).toBe(initialFrameState)
})
