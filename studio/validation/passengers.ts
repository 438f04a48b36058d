import type {Verdict} from './validation-result.ts'

const most = 60

export function passengerCount(count: number | undefined): Verdict {
  if (count === undefined || (Number.isInteger(count) && count >= 1 && count <= most)) return true
  return `Passengers are a whole number from 1 to ${most}.`
}

export function fewestPassengersFirst(range: {min?: number; max?: number} | undefined): Verdict {
  const {min, max} = range ?? {}
  if (min === undefined || max === undefined || min <= max) return true
  return `The fewest passengers (${min}) are more than the most (${max}). Swap them?`
}
