import type {ValidationResult} from '../validation-result.ts'

const maxPassengers = 60

export function passengerCount(count: number | undefined): ValidationResult {
  if (count === undefined || (Number.isInteger(count) && count >= 1 && count <= maxPassengers))
    return true
  return `Passengers are a whole number from 1 to ${maxPassengers}.`
}

export function fewestPassengersFirst(
  range: {min?: number; max?: number} | undefined,
): ValidationResult {
  const {min, max} = range ?? {}
  if (min === undefined || max === undefined || min <= max) return true
  return `The minimum (${min}) is higher than the maximum (${max}). Swap them?`
}
