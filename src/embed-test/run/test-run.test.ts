import {expect, test} from 'vitest'

import {
  embedTestRules,
  formatRules,
  newRun,
  nextDue,
  nextRun,
  type Run,
  type RunEvent,
  type RunRules,
} from './test-run.ts'

test('nothing is tested and nothing waits until somebody starts a test', () => {
  const run = newRun(3)
  expect(statuses(run)).toBe('none none none')
  expect(nextDue(run, embedTestRules)).toBeNull()
})

test('a test is a success exactly 2 s after its frame has loaded [EMBED-3]', () => {
  const clock = playing(3)
  clock.dispatch({type: 'start', test: 1, at: 0})
  clock.dispatch({type: 'loaded', at: 300})
  expect(statuses(clock.passTo(2299))).toBe('none testing none')
  expect(statuses(clock.passTo(2300))).toBe('none success none')
  expect(clock.due()).toBeNull()
})

test('a test whose frame has not loaded within 6 s has failed at that moment [EMBED-3]', () => {
  const clock = playing(3)
  clock.dispatch({type: 'start', test: 0, at: 1000})
  expect(statuses(clock.passTo(6999))).toBe('testing none none')
  expect(statuses(clock.passTo(7000))).toBe('failed none none')
  expect(clock.due()).toBeNull()
})

test('a frame that loads late still becomes a success, 2 s later', () => {
  const clock = playing(1)
  clock.dispatch({type: 'start', test: 0, at: 0})
  clock.passTo(5900)
  clock.dispatch({type: 'loaded', at: 5900})
  expect(statuses(clock.passTo(7899))).toBe('testing')
  expect(statuses(clock.passTo(7900))).toBe('success')
})

test('a frame that loads after the failure changes nothing but the load time', () => {
  const clock = playing(1)
  clock.dispatch({type: 'start', test: 0, at: 0})
  clock.passTo(6000)
  clock.dispatch({type: 'loaded', at: 8000})
  const run = clock.passTo(20_000)
  expect(statuses(run)).toBe('failed')
  expect(run.results[0]?.loadedAt).toBe(8000)
})

test('on the page for formats a test that is still testing fails after 5 s, loaded or not [EMBED-3]', () => {
  const silent = playing(1, formatRules)
  silent.dispatch({type: 'start', test: 0, at: 0})
  expect(statuses(silent.passTo(4999))).toBe('testing')
  expect(statuses(silent.passTo(5000))).toBe('failed')

  const late = playing(1, formatRules)
  late.dispatch({type: 'start', test: 0, at: 0})
  late.passTo(3500)
  late.dispatch({type: 'loaded', at: 3500})
  expect(statuses(late.passTo(5000))).toBe('failed')

  const inTime = playing(1, formatRules)
  inTime.dispatch({type: 'start', test: 0, at: 0})
  inTime.dispatch({type: 'loaded', at: 3000})
  expect(statuses(inTime.passTo(5000))).toBe('success')
})

test('"run all" starts one test every 6 s and ends 6 s after the last [EMBED-2]', () => {
  const clock = playing(3)
  clock.dispatch({type: 'runAll', at: 500})
  const starts = [0, 1, 2].map((index) => {
    clock.passTo(500 + 6000 * index)
    return clock.run().current
  })
  expect(starts).toEqual([0, 1, 2])
  clock.passTo(6499 + 12_000)
  expect(clock.run().all).not.toBeNull()
  clock.passTo(6500 + 12_000)
  expect(clock.run().all).toBeNull()
  expect(clock.due()).toBeNull()
})

test('in "run all" the next test begins on time whether or not the one before has loaded', () => {
  const clock = playing(3)
  clock.dispatch({type: 'runAll', at: 0})
  clock.dispatch({type: 'loaded', at: 100})
  clock.passTo(12_000)
  clock.dispatch({type: 'loaded', at: 12_400})
  expect(statuses(clock.passTo(14_400))).toBe('success failed success')
})

test('a test whose frame loaded just before the next one began still succeeds', () => {
  const clock = playing(2)
  clock.dispatch({type: 'runAll', at: 0})
  clock.passTo(5500)
  clock.dispatch({type: 'loaded', at: 5500})
  expect(statuses(clock.passTo(6000))).toBe('testing testing')
  expect(statuses(clock.passTo(7500))).toBe('success testing')
})

test('a timer that is a little late does not delay the tests after it', () => {
  const clock = playing(3)
  clock.dispatch({type: 'runAll', at: 0})
  clock.dispatch({type: 'time', at: 6040})
  expect(clock.due()).toBe(12_000)
})

test('after a pause of the tab the tests go on one by one instead of all at once', () => {
  const clock = playing(3)
  clock.dispatch({type: 'runAll', at: 0})
  clock.dispatch({type: 'time', at: 60_000})
  expect(statuses(clock.run())).toBe('failed testing none')
  expect(clock.run().all?.nextAt).toBe(66_000)
})

test('"run all" can be stopped: the current test ends by itself and no other begins [EMBED-2]', () => {
  const clock = playing(3)
  clock.dispatch({type: 'runAll', at: 0})
  clock.dispatch({type: 'stop'})
  expect(statuses(clock.passTo(60_000))).toBe('failed none none')
})

test('a click in between is run at once, and no other test is lost or blamed for it', () => {
  const clock = playing(4)
  clock.dispatch({type: 'runAll', at: 0})
  clock.dispatch({type: 'loaded', at: 100})
  clock.passTo(7000)
  clock.dispatch({type: 'start', test: 3, at: 7000})
  expect(statuses(clock.run())).toBe('success none none testing')
  const order = [13_000, 19_000, 25_000].map((at) => {
    clock.dispatch({type: 'loaded', at: at - 5000})
    clock.passTo(at)
    return clock.run().current
  })
  expect(order).toEqual([1, 2, 2])
  expect(clock.run().all).toBeNull()
  expect(statuses(clock.run())).toBe('success success success success')
})

test('a test that is started again begins with nothing', () => {
  const clock = playing(1)
  clock.dispatch({type: 'start', test: 0, at: 0})
  clock.dispatch({type: 'loaded', at: 10})
  clock.dispatch({type: 'sized', at: 20, height: 480})
  clock.dispatch({type: 'received', values: {name: 'Jordan'}})
  clock.passTo(3000)
  const attempt = clock.run().attempt
  clock.dispatch({type: 'start', test: 0, at: 3000})
  expect(clock.run().attempt).toBe(attempt + 1)
  expect(clock.run().results[0]).toEqual({
    status: 'testing',
    startedAt: 3000,
    loadedAt: null,
    sizedAt: null,
    height: null,
    values: null,
  })
})

test('the first size message gives the time, the last one the height; neither changes the status', () => {
  const clock = playing(2)
  clock.dispatch({type: 'start', test: 1, at: 0})
  clock.dispatch({type: 'sized', at: 40, height: 300})
  clock.dispatch({type: 'sized', at: 90, height: 480})
  expect(clock.run().results[1]).toMatchObject({status: 'testing', sizedAt: 40, height: 480})
  expect(statuses(clock.passTo(6000))).toBe('none failed')
})

test('messages before any test change nothing', () => {
  const run = newRun(2)
  const sized = nextRun(run, {type: 'sized', at: 1, height: 480}, embedTestRules)
  expect(sized.results).toEqual(run.results)
})

/** Plays events on a fake clock, with a `time` event at each moment that is due. */
function playing(tests: number, rules: RunRules = embedTestRules) {
  let run = newRun(tests)
  const dispatch = (event: RunEvent) => {
    run = nextRun(run, event, rules)
  }
  return {
    dispatch,
    run: () => run,
    due: () => nextDue(run, rules),
    passTo: (at: number) => {
      for (let due = nextDue(run, rules); due !== null && due <= at; due = nextDue(run, rules)) {
        dispatch({type: 'time', at: due})
      }
      return run
    },
  }
}

function statuses(run: Run): string {
  return run.results.map((result) => result.status).join(' ')
}
