import {onTestFinished, vi} from 'vitest'

import {type RunningLake, startLake} from '../../../support/lake/running-lake.ts'

const day = 24 * 60 * 60 * 1000

/** For one test, a lake that keeps its history for three days, as the free plan does, and a clock that moves by days alone. */
export async function startLakeWithShortHistory(): Promise<
  RunningLake & {daysPass: (days: number) => void}
> {
  const lake = await startLake({limits: {history: 3 * day}})
  onTestFinished(async () => {
    vi.useRealTimers()
    await lake.stopAndDelete()
  })
  const daysPass = (days: number) => {
    vi.setSystemTime(Date.now() + days * day)
  }
  daysPass(0)
  return {...lake, daysPass}
}
